import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry, GameEvent, Scene } from '../src/lib/protocol'
import { EventQueue, type Act } from '../src/lib/queue'
import { FakeClock } from './clock'

const scene = (v: number) => ({ t: 'scene', v }) as Scene
const event = (key: string): GameEvent => ({ move: 0, key, args: {} })
const entry = (v: number, ...keys: string[]) =>
  ({ t: 'entry', v, events: keys.map(event), patches: keys.map((key) => [{ op: 'add', path: '/last', value: key }]), scene: scene(v) }) as Entry

function stage(duration = 100, held: (event: GameEvent) => boolean = () => false) {
  const clock = new FakeClock()
  const seen: string[] = []
  const told: string[] = [] // in the log, and what its patch makes of the view
  const queue = new EventQueue<Scene, Entry | Act<Scene>>(
    {
      begin: (act) => 'v' in act && told.push(`entry ${act.v}`),
      happen: ({ key }, [op], ms) => {
        told.push(`${key} ${op && 'value' in op ? op.value : ''}`)
        if (ms > 0) seen.push(key)
        return key !== 'unfit'
      },
      rest: () => {},
      settle: (settled) => seen.push(`scene ${settled.v}`),
      duration: () => duration,
      held,
    },
    clock,
  )
  return { clock, seen, told, queue }
}

describe('the event queue', () => {
  it('shows events one at a time, then the scene they lead to', () => {
    const { clock, seen, queue } = stage()
    queue.push(entry(1, 'a', 'b'))
    queue.push(entry(2, 'c'))
    expect(seen).toEqual(['a'])
    clock.advance(100)
    expect(seen).toEqual(['a', 'b'])
    clock.advance(200)
    expect(seen).toEqual(['a', 'b', 'scene 1', 'c', 'scene 2'])
    expect(queue.busy).toBe(false)
  })

  it('can be hurried on', () => {
    const { seen, queue } = stage()
    queue.push(entry(1, 'a', 'b'))
    queue.skip()
    queue.skip()
    expect(seen).toEqual(['a', 'b', 'scene 1'])
  })

  it('shows nothing where movement is switched off', () => {
    const { seen, queue } = stage(0)
    queue.push(entry(1, 'a', 'b'))
    expect(seen).toEqual(['scene 1'])
  })

  it('tells each event when its turn comes, with what it changes', () => {
    const { clock, told, queue } = stage()
    queue.push(entry(1, 'a', 'b'))
    queue.push(entry(2, 'c'))
    expect(told).toEqual(['entry 1', 'a a'])
    clock.advance(100)
    expect(told).toEqual(['entry 1', 'a a', 'b b'])
    clock.advance(100)
    expect(told).toEqual(['entry 1', 'a a', 'b b', 'entry 2', 'c c'])
  })

  it('tells everything at once where nothing is shown', () => {
    const { seen, told, queue } = stage()
    queue.push(entry(1, 'a', 'b'))
    queue.push(entry(2, 'c'))
    queue.flush()
    expect(told).toEqual(['entry 1', 'a a', 'b ', 'entry 2', 'c '])
    expect(seen).toEqual(['a', 'scene 1', 'scene 2'])
  })

  it('shows nothing of events that come without what they changed, and cuts nothing short for them', () => {
    const { clock, seen, told, queue } = stage()
    const bare = (act: Entry) => ({ ...act, patches: [] })
    queue.push(bare(entry(1, 'a', 'b')))
    expect(seen).toEqual(['scene 1'])
    expect(told).toEqual(['entry 1', 'a ', 'b '])
    queue.push(entry(2, 'c'))
    queue.push(bare(entry(3, 'd')))
    expect(seen).toEqual(['scene 1', 'c'])
    clock.advance(100)
    expect(seen).toEqual(['scene 1', 'c', 'scene 2', 'scene 3'])
  })

  it('only notes what is left of a change that the board cannot follow, and goes on with the next', () => {
    const { clock, seen, told, queue } = stage()
    queue.push(entry(1, 'unfit', 'b'))
    expect(told).toEqual(['entry 1', 'unfit unfit', 'b '])
    queue.push(entry(2, 'c'))
    clock.advance(100)
    expect(seen).toEqual(['unfit', 'scene 1', 'c', 'scene 2'])
  })

  it('shows no more of what it was showing for a scene after a reconnect', () => {
    const { clock, seen, told, queue } = stage()
    queue.push(entry(1, 'a', 'b'))
    queue.jump({ events: [], scene: scene(5) })
    clock.advance(1000)
    expect(seen).toEqual(['a', 'scene 1', 'scene 5'])
    expect(told.at(-1)).toBe('b ')
  })

  it('keeps news about now until the movement is over', () => {
    const { clock, seen, queue } = stage()
    queue.push(entry(1, 'a'))
    queue.push({ events: [], scene: scene(1) })
    expect(seen).toEqual(['a'])
    clock.advance(100)
    expect(seen).toEqual(['a', 'scene 1', 'scene 1'])
  })

  it('step by step, waits for whoever wants the next event, however much comes meanwhile', () => {
    const { clock, seen, queue } = stage(100, ({ key }) => key !== 'nothing to say')
    for (let v = 1; v <= 20; v++) queue.push(entry(v, `${v}.a`, 'nothing to say', `${v}.b`))
    clock.advance(10_000)
    expect(seen).toEqual(['1.a'])
    queue.skip()
    expect(seen).toEqual(['1.a', 'nothing to say'])
    clock.advance(10_000)
    expect(seen).toEqual(['1.a', 'nothing to say', '1.b'])
    queue.skip()
    expect(seen.slice(3)).toEqual(['scene 1', '2.a'])
    queue.flush()
    expect(seen.at(-1)).toBe('scene 20')
    expect(queue.busy).toBe(false)
  })

  it('goes on by itself as soon as it need not wait any more', () => {
    let step = true
    const { clock, seen, queue } = stage(100, () => step)
    queue.push(entry(1, 'a', 'b'))
    clock.advance(1000)
    queue.paced()
    expect(seen).toEqual(['a'])
    step = false
    queue.paced()
    clock.advance(100)
    expect(seen).toEqual(['a', 'b', 'scene 1'])
  })

  it('always ends at the newest scene, in bounded time', () => {
    const acts = fc.array(fc.oneof(fc.record({ events: fc.nat(4), wait: fc.nat(150) }), fc.constant('skip' as const)), { maxLength: 40 })
    fc.assert(
      fc.property(acts, (plan) => {
        const { clock, seen, queue } = stage()
        let v = 0
        for (const act of plan) {
          if (act === 'skip') queue.skip()
          else {
            queue.push(entry(++v, ...Array.from({ length: act.events }, (_, i) => `${v}.${i}`)))
            clock.advance(act.wait)
          }
        }
        clock.advance(20 * 4 * 100)
        expect(queue.busy).toBe(false)
        if (v > 0) expect(seen.filter((line) => line.startsWith('scene')).at(-1)).toBe(`scene ${v}`)
      }),
    )
  })
})
