import { expect, it } from 'vitest'
import type { GameEvent } from '../../generated/wyatt-earp'
import { flightsOf } from './flights'

const MOVING = ['turned-up', 'drew', 'drew-hidden', 'took', 'fetched', 'fetched-hidden', 'fetched-open', 'reshuffled', 'laid', 'played']
const MORE = ['searches', 'answered', 'placed', 'gun-gone', 'spent', 'gave', 'stole', 'orphaned', 'hid', 'freed', 'discarded', 'dropped', 'paid']
const SPOTS = /^(pile|discard|play|middle|seat:\d|group:\d:[a-z-]+|poster:[a-z-]+)$/

it.each([...MOVING, ...MORE])('what moves when %s is told flies between spots that the board has', (kind) => {
  const args = { seat: 0, to: 1, by: 2, outlaw: 'belle-starr', card: 'bank-robbery', count: 2, reward: 1000 }
  const flights = flightsOf({ key: `we-${kind}`, args } as unknown as GameEvent)
  expect(flights.length).toBeGreaterThan(0)
  for (const { from, to } of flights) for (const spot of [from, to]) expect(spot).toMatch(SPOTS)
})

it('a Photo is played from the hand, a robbery from where it was shot for', () => {
  const from = (card: string) => flightsOf({ key: 'we-placed', args: { seat: 0, outlaw: 'belle-starr', card, reward: 0 } } as unknown as GameEvent)[0]!.from
  expect([from('photo-belle-starr'), from('bank-robbery')]).toEqual(['seat:0', 'play'])
})
