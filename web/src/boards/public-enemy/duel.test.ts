import { expect, it } from 'vitest'
import type { GameEvent } from '../../generated/public-enemy'
import { hearDuel, type Duel } from './duel'

const told = (...events: [string, object][]) =>
  events.reduce<Duel | null>((duel, [key, args]) => hearDuel(duel, { key, args } as GameEvent), null)
const tile = (seat: number, tile: string): [string, object] => ['pe-tile', { seat, tile, number: 1 }]

it('lays a row of tiles before each of two, named before the first is turned', () => {
  const duel = told(['pe-duel', { prize: 'loners', seats: [1, 3], tiles: 6 }], tile(1, 'click'), tile(3, 'bang'), ['pe-duel-won', { seat: 3 }])
  expect(duel).toMatchObject({ prize: 'loners', length: 6, winner: 3 })
  expect(duel!.rows).toEqual([
    { seat: 1, tiles: [{ tile: 'click', seat: 1 }] },
    { seat: 3, tiles: [{ tile: 'bang', seat: 3 }] },
  ])
})

it('lays one row before three or more, as long as it is told', () => {
  const duel = told(['pe-tuel', { prize: 'one', seats: [0, 1, 2, 4], tiles: 4 }], tile(1, 'click'), tile(2, 'bang'))
  expect(duel).toMatchObject({ length: 4, rows: [{ seat: null, tiles: [{ seat: 1 }, { seat: 2, tile: 'bang' }] }] })
})

it('is over when something else happens, and before it has begun there is none', () => {
  const fought: [string, object][] = [['pe-duel', { prize: 'one', seats: [0, 1] }], ['pe-duel-lost', { prize: 'one' }]]
  expect(told(...fought)?.lost).toBe(true)
  expect(told(...fought, ['pe-points', { seat: 0, points: 7 }])).toBeNull()
  expect(told(tile(0, 'click'))).toBeNull()
})
