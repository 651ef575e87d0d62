import { expect, it } from 'vitest'
import type { GameEvent } from '../../generated/wyatt-earp'
import { hearDuel, type Duel } from './shots'

const told = (...events: [string, object][]) =>
  events.reduce<Duel | null>((duel, [key, args]) => hearDuel(duel, { key, args } as GameEvent), null)
const shot = (seat: number, hit: string): [string, object] => ['we-duel-shot', { seat, card: 'hideout', hit }]

it('tells a duel shot by shot, over again where everybody misses', () => {
  const duel = told(['we-duel', {}], shot(0, 'no'), shot(2, 'no'), ['we-duel-again', {}], shot(0, 'yes'), shot(2, 'no'), ['we-duel-won', { seat: 0 }])
  expect(duel!.shots.map(({ seat, hit }) => [seat, hit])).toEqual([[0, false], [2, false], [0, true], [2, false]])
  expect(duel!.winner).toBe(0)
})

it('is over when something else happens, and before it has begun there is none', () => {
  expect(told(['we-duel', {}], shot(0, 'yes'), ['we-game-over', {}])).toBeNull()
  expect(told(shot(0, 'yes'))).toBeNull()
})
