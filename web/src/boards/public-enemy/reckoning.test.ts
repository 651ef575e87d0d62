import { expect, it } from 'vitest'
import type { GameEvent } from '../../generated/public-enemy'
import { hearReckoning, type Reckoning } from './reckoning'

const told = (...events: [string, object][]) =>
  events.reduce<Reckoning | null>((reckoning, [key, args]) => hearReckoning(reckoning, { key, args } as GameEvent), null)
const ended: [string, object] = ['pe-round-ended', { round: 2 }]

it('says of every gang what its majority came to, and who won a tie', () => {
  const reckoning = told(
    ended,
    ['pe-majority', { gang: 'loners', seat: 1, count: 3, by: 'leader' }],
    ['pe-wanted', { gang: 'loners', seat: 1 }],
    ['pe-nobody', { gang: 'daltons' }],
    ['pe-tied', { gang: 'james-younger', count: 2, seats: [0, 2] }],
    ['pe-duel-won', { seat: 2, prize: 'james-younger' }],
    ['pe-wanted', { gang: 'james-younger', seat: 2 }],
  )
  expect(reckoning!.gangs).toEqual({
    loners: { kind: 'leader', seat: 1 },
    daltons: { kind: 'nobody' },
    'james-younger': { kind: 'tied', seat: 2 },
  })
})

it('counts the points one after the other and then says whose One is', () => {
  const points: [string, object][] = [['pe-points', { seat: 0, points: 7 }], ['pe-points', { seat: 1, points: 7 }]]
  expect(told(ended, ...points)).toEqual({ gangs: {}, counted: [0, 1] })
  expect(told(ended, ...points, ['pe-one-tied', { points: 7 }])!.one).toBe('tied')
  expect(told(ended, ...points, ['pe-one-tied', { points: 7 }], ['pe-one', { seat: 1 }])!.one).toBe(1)
})

it('lasts from the end of a round to the beginning of the next', () => {
  expect(told(['pe-took', { seat: 0 }])).toBeNull()
  expect(told(ended, ['pe-duel', { prize: 'one', seats: [0, 1] }])).not.toBeNull()
  expect(told(ended, ['pe-round-began', { round: 3, seat: 0 }])).toBeNull()
})
