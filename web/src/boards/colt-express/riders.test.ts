import { expect, it } from 'vitest'
import { layTrain, middleOf, standAll } from './layout'
import { hearRiders, type Ahead } from './riders'
import type { GameEvent, View } from '../../generated/colt-express'

const rodeOn = (bandit: string, car: number) => ({ key: 'ce-rode-on', args: { bandit, car } }) as unknown as GameEvent
const boarded = { key: 'ce-boarded', args: { bandit: 'doc', place: { car: 4, floor: 'inside' } } } as unknown as GameEvent

it('remembers who has ridden on, and beside which wagon', () => {
  const told = [rodeOn('belle', 4), boarded, rodeOn('cheyenne', 4)].reduce<Ahead | null>(hearRiders, null)
  expect(told).toEqual({ belle: 3, cheyenne: 3 })
  expect(hearRiders(told, rodeOn('belle', 3))).toEqual({ belle: 2, cheyenne: 3 })
})

it('shows them a wagon ahead of those who are still to open their fists, and no further once all have', () => {
  const train = layTrain({ cars: 5, coach: null, time: false }, 1200)
  const riding = (wagon: number) => ({ train: [], bandits: [], attack: { wagon, riding: ['belle', 'doc'] } }) as unknown as View
  const nearest = (view: View, name: string, ahead: Ahead | null) => {
    const { x } = standAll(view, train, ahead).get(name)!
    return [0, 1, 2, 3, 4].sort((a, b) => Math.abs(middleOf(train, a) - x) - Math.abs(middleOf(train, b) - x))[0]
  }
  const ahead = { belle: 3 }
  expect([nearest(riding(4), 'doc', ahead), nearest(riding(4), 'belle', ahead)]).toEqual([4, 3])
  expect([nearest(riding(3), 'doc', ahead), nearest(riding(3), 'belle', ahead)]).toEqual([3, 3])
  expect([nearest(riding(2), 'doc', ahead), nearest(riding(2), 'belle', ahead)]).toEqual([2, 2])
})
