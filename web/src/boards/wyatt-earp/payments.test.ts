import { expect, it } from 'vitest'
import { hearPayments, type Payday } from './payments'
import type { GameEvent, View } from '../../generated/wyatt-earp'

const counting = (outlaw: string, points: number) => ({ groups: [{ outlaw, points }] })
const view = { round: 3, seats: [counting('belle-starr', 5), counting('belle-starr', 1), counting('jesse-james', 3)] } as unknown as View
const told = (...events: [string, object][]) =>
  events.reduce<Payday | null>((payday, [key, args]) => hearPayments(payday, { key, args } as GameEvent, view), null)

const ended: [string, object] = ['we-round-ended', { seat: 0, reason: 'out' }]
const captured: [string, object][] = [
  ['we-captured', { outlaw: 'belle-starr', points: 6, reward: 4000 }],
  ['we-paid', { seat: 0, outlaw: 'belle-starr', reward: 2000 }],
  ['we-paid', { seat: 1, outlaw: 'belle-starr', reward: 1000 }],
  ['we-carried', { outlaw: 'belle-starr', reward: 1000 }],
]

it('adds up who takes what of a reward, and what stays', () => {
  const payday = told(ended, ['we-dropped', { seat: 1, count: 2 }], ...captured)
  expect(payday!.round).toBe(3)
  expect(payday!.payments).toEqual([
    { outlaw: 'belle-starr', points: [5, 1, 0], total: 6, captured: true, reward: 4000, paid: [2000, 1000, 0], left: 1000 },
  ])
})

it('goes on poster by poster; who escapes leaves everything', () => {
  const { payments } = told(ended, ...captured, ['we-escaped', { outlaw: 'jesse-james', points: 3, reward: 2000 }])!
  expect(payments.map(({ outlaw }) => outlaw)).toEqual(['belle-starr', 'jesse-james'])
  expect(payments[1]).toMatchObject({ captured: false, points: [0, 0, 3], paid: [0, 0, 0], left: 2000 })
})

it('ends with the scoring', () => {
  expect(told(ended, ...captured, ['we-round-began', { round: 4 }])).toBeNull()
  expect(told(ended, ...captured, ['we-duel', {}])).toBeNull()
  expect(told(['we-paid', { seat: 0, outlaw: 'belle-starr', reward: 1000 }])).toBeNull()
})
