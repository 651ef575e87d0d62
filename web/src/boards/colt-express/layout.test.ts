// What a viewer cannot tell apart lies in one stack, and a choice means the stack; and how a train is fitted into its room.

import { expect, it } from 'vitest'
import { fitTrain, layLoot, layTrain, type Platform } from './layout'
import type { Loot } from '../../generated/colt-express'

const platform = { place: { car: 2, floor: 'inside' }, x: 0, width: 300, loot: 0 } as Platform
const purse = (number: number, value: number | null, ...holders: string[]) => ({ purse: number, value, holders })

it('purses are stacked by what is known of them', () => {
  const purses = [purse(3, null), purse(4, null, 'tuco'), purse(5, null), purse(6, 300, 'doc'), purse(7, 300, 'doc'), purse(8, null, 'belle')]
  const laid = layLoot(platform, { purses, jewels: 0, strongboxes: 0 } as Loot)
  expect(laid.map(({ key, value, count }) => [key, value, count])).toEqual([
    ['purse:3', null, 2],
    ['purse:4', null, 1],
    ['purse:6', 300, 2],
    ['purse:8', null, 1],
  ])
})

const longest = { cars: 7, coach: 3, time: true }
const plain = { cars: 5, coach: null, time: false }

it('a train is never higher than its room, and never wider where it need not scroll', () => {
  for (const company of [longest, plain]) {
    for (const room of [{ width: 915, height: 330 }, { width: 1060, height: 400 }, { width: 1388, height: 560 }]) {
      const { scale, short } = fitTrain(company, room)
      const train = layTrain(company, room.width / scale)
      expect((train.height - (short ? 38 : 0)) * scale).toBeLessThanOrEqual(room.height + 1)
      expect(train.width * scale).toBeLessThanOrEqual(room.width + 1)
    }
  }
})

it('a wide room shows a short train larger than it was drawn', () => {
  expect(fitTrain(plain, { width: 1388, height: 560 }).scale).toBeGreaterThan(1.4)
})

it('on a phone it scrolls at full size, and in a low window it is drawn smaller', () => {
  expect(fitTrain(plain, { width: 376, height: 312 })).toMatchObject({ scale: 1, short: true })
  expect(fitTrain(plain, { width: 580, height: 238 }).scale).toBeCloseTo(0.85)
  expect(fitTrain(longest, { width: 580, height: 100 }).scale).toBe(0.5)
})
