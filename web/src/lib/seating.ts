// Who holds the device, when one visitor has several seats.

import type { Scene, Seat } from './protocol'

export function handsHere(seats: Seat[]): number[] {
  return seats.filter((seat) => seat.yours && !seat.bot).map((seat) => seat.seat)
}

// The seats that may lift the curtain; none: no curtain. `lifted` is the seat that last lifted it.
export function curtainFor(scene: Scene | null, lifted: number | null): number[] {
  if (!scene || scene.table.phase === 'waiting' || scene.table.phase === 'over') return []
  const hands = handsHere(scene.table.seats)
  if (hands.length < 2) return []
  const turn = scene.to_move ?? null
  if (turn !== null && hands.includes(turn)) return lifted === turn ? [] : [turn]
  return lifted !== null && hands.includes(lifted) ? [] : hands
}

// The seat to look through without being asked: the only one of yours, if there is just one.
export function onlyHand(scene: Scene): number | null {
  const hands = handsHere(scene.table.seats)
  return hands.length === 1 ? (hands[0] ?? null) : null
}
