import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePath, markedMoves, moveAt, percent, spread, ticks, turnAt, xOf, yOf, type Frame } from '../src/lib/analysis'

const frame: Frame = { left: 40, right: 440, top: 10, bottom: 210 }

describe('the curve', () => {
  it('runs from the left edge to the right, and from nothing to certainty', () => {
    expect([xOf(frame, 80, 0), xOf(frame, 80, 80)]).toEqual([40, 440])
    expect([yOf(frame, 0), yOf(frame, 0.5), yOf(frame, 1)]).toEqual([210, 110, 10])
    expect(xOf(frame, 0, 0)).toBe(40) // a match nobody moved in
    expect([yOf(frame, -0.1), yOf(frame, 1.1)]).toEqual([210, 10])
  })

  it('joins the chances of one seat', () => {
    expect(linePath(frame, 2, [[0.5, 0.5], [0.25, 0.75], [0, 1]], 1)).toBe('M40 110 L240 60 L440 10')
    expect(linePath(frame, 4, [[0.5, 0.5], [0.25, 0.75]], 0)).toBe('M40 110 L140 160') // not all is known yet
    expect(linePath(frame, 4, [], 0)).toBe('')
  })

  it('finds the move that was pointed at, inside and outside', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (moves, some) => {
      const move = some % (moves + 1)
      expect(moveAt(frame, moves, xOf(frame, moves, move))).toBe(move)
    }))
    expect([moveAt(frame, 80, -100), moveAt(frame, 80, 1000)]).toEqual([0, 80])
  })

  it('marks every line, no two at the same move, and none beyond what is known', () => {
    const marks = [0, 1, 2].map((seat) => markedMoves(frame, 90, 91, seat, 3))
    expect(marks.every((moves) => moves.length === 3)).toBe(true)
    expect(new Set(marks.flat()).size).toBe(9)
    expect(markedMoves(frame, 90, 40, 0, 3).every((move) => move < 40)).toBe(true)
    expect(markedMoves(frame, 1, 2, 0, 3)).toEqual([0, 1])
  })

  it('numbers the axis as often as there is room', () => {
    expect(ticks(43, 5)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(43, 10)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40])
    expect(ticks(0, 5)).toEqual([0])
    fc.assert(fc.property(fc.nat(3000), fc.integer({ min: 2, max: 12 }), (moves, most) => {
      expect(ticks(moves, most).length).toBeLessThanOrEqual(most + 1)
    }))
  })
})

describe('labels', () => {
  it('stay where they are when there is room, and give way when there is not', () => {
    expect(spread([20, 100, 180], 20, 0, 200)).toEqual([20, 100, 180])
    expect(spread([100, 100], 20, 0, 200)).toEqual([100, 120])
    expect(spread([200, 200, 200], 20, 0, 200)).toEqual([160, 180, 200])
    expect(spread([], 20, 0, 200)).toEqual([])
  })

  it('are never nearer than the gap, keep their order, and stay inside', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 6 })
    fc.assert(fc.property(wanted, (places) => {
      const placed = spread(places, 20, 0, 200)
      const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b)
      for (const [i, one] of order.entries()) {
        expect(placed[one]!).toBeGreaterThanOrEqual(-1e-9)
        expect(placed[one]!).toBeLessThanOrEqual(200 + 1e-9)
        if (i > 0) expect(placed[one]! - placed[order[i - 1]!]!).toBeGreaterThanOrEqual(20 - 1e-9)
      }
    }))
  })
})

it('a press near a turning point means it', () => {
  const turns = [{ move: 20, seat: 0, before: 0.2, after: 0.5 }, { move: 22, seat: 1, before: 0.6, after: 0.3 }]
  expect(turnAt(frame, 80, turns, 141, 108)).toBe(turns[0])
  expect(turnAt(frame, 80, turns, 150, 149)).toBe(turns[1])
  expect(turnAt(frame, 80, turns, 300, 100)).toBeNull()
  expect(turnAt(frame, 80, [], 140, 110)).toBeNull()
})

it('chances are told in whole percents', () => {
  expect([0, 0.004, 0.616, 1].map(percent)).toEqual([0, 0, 62, 100])
})
