import { expect, it } from 'vitest'
import type { Eyes } from '../src/lib/api'
import type { ReplayStep } from '../src/lib/protocol'
import { Replay } from '../src/lib/replay'
import { FakeClock } from './clock'

const MOVES = 3

function watch(fetched?: (move: number, eyes: Eyes) => Promise<void>) {
  const clock = new FakeClock()
  const asked: string[] = []
  const shown: number[] = []
  const failed: unknown[] = []
  const replay = new Replay(
    async (move, eyes) => {
      asked.push(`${move} ${eyes}`)
      await fetched?.(move, eyes)
      return { move, moves: MOVES } as ReplayStep
    },
    (step) => shown.push(step.move),
    (error) => failed.push(error),
    () => 0,
    clock,
  )
  return { clock, asked, shown, failed, replay }
}

const settle = () => new Promise((done) => setTimeout(done))

it('fetches each step once, and the next ahead of time', async () => {
  const { asked, shown, replay } = watch()
  await replay.seek(0)
  await replay.seek(1)
  await replay.seek(0)
  expect(shown).toEqual([0, 1, 0])
  expect(asked).toEqual(['0 null', '1 null', '2 null'])
})

it('shows only the move asked for last', async () => {
  const gates = new Map<number, () => void>()
  const { shown, replay } = watch((move) => new Promise((open) => gates.set(move, open)))
  const slow = replay.seek(1)
  const quick = replay.seek(2)
  gates.get(2)?.()
  await quick
  gates.get(1)?.()
  await slow
  expect(shown).toEqual([2])
})

it('plays to the end and stops', async () => {
  const { clock, shown, replay } = watch()
  await replay.seek(0)
  replay.play()
  for (let i = 0; i < 6; i++) {
    clock.advance(1000)
    await settle()
  }
  expect(shown).toEqual([0, 1, 2, 3])
  expect(replay.playing).toBe(false)
})

it('looks again through other eyes, and asks again after a failure', async () => {
  let broken = true
  const { asked, failed, replay } = watch(async (move) => {
    if (move === 2 && broken) throw new Error('no')
  })
  await replay.seek(2)
  expect(failed.length).toBe(1)
  broken = false
  await replay.look('all')
  expect(asked).toEqual(['2 null', '2 all', '3 all'])
})
