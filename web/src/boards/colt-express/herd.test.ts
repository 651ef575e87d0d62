// Horses keep their names: the one that is ridden moves, the others stay.

import { describe, expect, it } from 'vitest'
import { driveBack, gather } from './herd'
import type { View } from '../../generated/colt-express'

function beside(...horses: number[]): View {
  return { train: horses.map((count, car) => ({ car, horses: count })) } as unknown as View
}

describe('the herd', () => {
  it('names every horse once', () => {
    expect(gather([], beside(0, 2, 1))).toEqual([
      { id: 1, stop: 1 },
      { id: 2, stop: 1 },
      { id: 3, stop: 2 },
    ])
  })

  it('moves only the horse that is ridden', () => {
    const herd = gather([], beside(0, 2, 1))
    expect(gather(herd, beside(0, 1, 2))).toEqual([
      { id: 1, stop: 1 },
      { id: 2, stop: 2 },
      { id: 3, stop: 2 },
    ])
  })

  it('forgets a horse that is lost, and gives no name twice', () => {
    const herd = gather(gather([], beside(0, 2, 1)), beside(0, 2, 0))
    expect(herd.map(({ id }) => id)).toEqual([1, 2])
    expect(new Set(gather(herd, beside(3, 2, 1)).map(({ id }) => id)).size).toBe(6)
  })

  it('goes back as far as the caboose', () => {
    const herd = [{ id: 1, stop: 'time' as const }, { id: 2, stop: 1 }, { id: 3, stop: 2 }]
    expect(driveBack(herd, 2).map(({ stop }) => stop)).toEqual([0, 2, 2])
  })
})
