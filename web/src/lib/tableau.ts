// The picture a match ends in: who stands where in it. The best stand in the middle and in front, the others beside and behind.

import type { Identity } from '../art/identities'
import type { Head, Result } from './protocol'

/** What the last picture of a game is drawn from. It is as wide and high as `box` says. */
export interface TableauProps<View extends Head = any> {
  view: View
  result: Result
  names: string[]
  identity: (seat: number) => Identity
  t: (key: string, args?: object) => string
  box: Box
  type: number // the least size of letters that can be read
}

export interface Box { width: number; height: number; tall: boolean }

export const WIDE: Box = { width: 960, height: 540, tall: false }
export const TALL: Box = { width: 390, height: 690, tall: true }

/** Somebody in the picture: his feet, how much room he has to the sides and up, and whether he is among the best. */
export interface Stand { seat: number; best: boolean; x: number; y: number; room: number; head: number; order: number }

const FRONT = 0.84 // of the height
const TALL_FRONT = 0.9
export const BEHIND = 0.56
const FURTHER = 0.24 // from row to row
const PLATE = 44 // what stands under somebody's feet
const IN_A_ROW = 3 // in a tall picture
const LONGEST = 13 // letters of a name

export function lineUp({ ranking }: Result, { width, height, tall }: Box): Stand[] {
  const seats = ranking.flat()
  const best = new Set(ranking[0] ?? [])
  const others = seats.filter((seat) => !best.has(seat))
  const line = (seats: number[], share: number, up: number, before = 0) =>
    row(seats, width, { y: height * share, head: height * up - PLATE }, before).map((stand) => ({ ...stand, best: best.has(stand.seat) }))
  if (!tall) return line(fromTheMiddle(seats), FRONT, 0.66)
  const behind = rows(others).map((seats, nth, all) => line(seats, BEHIND - nth * FURTHER, all.length > 1 ? FURTHER : 0.32, nth * IN_A_ROW))
  return [...behind.reverse().flat(), ...line([...best], TALL_FRONT, TALL_FRONT - BEHIND, others.length)]
}

/** The first in the middle, the next to its left and right, and so on outwards. */
function fromTheMiddle(seats: number[]): number[] {
  return seats.reduce<number[]>((line, seat, nth) => (nth % 2 ? [...line, seat] : [seat, ...line]), [])
}

function rows(seats: number[]): number[][] {
  return seats.length <= IN_A_ROW ? (seats.length ? [seats] : []) : [seats.slice(0, IN_A_ROW), ...rows(seats.slice(IN_A_ROW))]
}

function row(seats: number[], width: number, at: { y: number; head: number }, before: number): Omit<Stand, 'best'>[] {
  const room = Math.min(190, (width - 20) / Math.max(1, seats.length))
  const start = width / 2 - (room * (seats.length - 1)) / 2
  return seats.map((seat, nth) => ({ seat, x: start + nth * room, ...at, room, order: before + nth }))
}

export function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name
}
