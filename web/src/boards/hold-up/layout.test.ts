import { describe, expect, it } from 'vitest'
import { layWide } from './layout'

describe('the town with north up', () => {
  const needed = layWide()

  it('is as wide as its place, and no higher', () => {
    const wide = layWide(needed.width + 150)
    expect(wide.width).toBeCloseTo(needed.width + 150)
    expect(wide.height).toBe(needed.height)
  })

  it('is never narrower than its places need, nor so wide that they fall apart', () => {
    expect(layWide(needed.width - 100)).toEqual(needed)
    expect(layWide(10 * needed.width).width).toBeLessThan(1.4 * needed.width)
  })
})
