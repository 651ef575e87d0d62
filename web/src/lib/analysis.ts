// The curve of everybody's chances: where its lines, labels and turning points lie. A drawing is as wide as its window.

import type { Turn } from './protocol'

export interface Frame { left: number; right: number; top: number; bottom: number } // edges of the plot

export function percent(chance: number): number {
  return Math.round(chance * 100)
}

export function xOf(frame: Frame, moves: number, move: number): number {
  return frame.left + (frame.right - frame.left) * (moves > 0 ? move / moves : 0)
}

export function yOf(frame: Frame, chance: number): number {
  return frame.bottom - (frame.bottom - frame.top) * Math.min(1, Math.max(0, chance))
}

export function moveAt(frame: Frame, moves: number, x: number): number {
  const share = (x - frame.left) / (frame.right - frame.left)
  return Math.round(Math.min(1, Math.max(0, share)) * moves)
}

export function linePath(frame: Frame, moves: number, points: number[][], seat: number): string {
  const corners = points.map((chances, move) => `${round(xOf(frame, moves, move))} ${round(yOf(frame, chances[seat] ?? 0))}`)
  return corners.length > 0 ? `M${corners.join(' L')}` : ''
}

/** The moves at which a seat's line carries its mark: spaced alike, and each seat's a little further on, so that none hides another's. */
export function markedMoves(frame: Frame, moves: number, known: number, seat: number, seats: number, apart = 110): number[] {
  const steps = Math.max(1, Math.floor((frame.right - frame.left) / apart))
  const found = Array.from({ length: steps }, (_, step) => Math.round(((step + (seat + 0.5) / seats) / steps) * moves))
  return [...new Set(found)].filter((move) => move < known)
}

/** Moves below which the axis carries a number, so many that they do not touch. */
export function ticks(moves: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => moves / one <= most) ?? moves
  return Array.from({ length: Math.floor(moves / step) + 1 }, (_, i) => i * step)
}

/** Places as near as can be to those wanted, at least a gap apart, in the same order, between two edges. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = new Array<number>(wanted.length).fill(0)
  let edge = low - gap
  for (const i of order) edge = placed[i] = Math.max(wanted[i]!, edge + gap)
  edge = high + gap
  for (const i of order.reverse()) edge = placed[i] = Math.min(placed[i]!, edge - gap)
  return placed
}

/** The turning point that was pointed at, if one was: the nearest within reach. */
export function turnAt(frame: Frame, moves: number, turns: Turn[], x: number, y: number, reach = 16): Turn | null {
  const distance = (turn: Turn) => Math.hypot(xOf(frame, moves, turn.move) - x, yOf(frame, turn.after) - y)
  const nearest = turns.reduce<Turn | null>((best, turn) => (best && distance(best) <= distance(turn) ? best : turn), null)
  return nearest && distance(nearest) <= reach ? nearest : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
