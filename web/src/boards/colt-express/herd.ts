// The horses beside the train. The server counts them car by car; here each keeps its name, so that the one that is
// ridden is the one that is seen to go.

import type { View } from '../../generated/colt-express'

export type Stop = number | 'time'

export interface Horse {
  id: number
  stop: Stop
}

/** How many horses stand where, from the front to the caboose. */
function countHorses(view: View): Map<Stop, number> {
  const counts = new Map<Stop, number>()
  if (view.time_car?.horses) counts.set('time', view.time_car.horses)
  for (const { car, horses } of view.train) if (horses) counts.set(car, horses)
  return counts
}

/** The herd as it stands now: whoever can stay stays, the others go where one is missing; new ones get new names. */
export function gather(herd: readonly Horse[], view: View): Horse[] {
  const missing = countHorses(view)
  const staying: Horse[] = []
  const leaving: Horse[] = []
  for (const horse of herd) {
    const wanted = missing.get(horse.stop) ?? 0
    if (wanted > 0) missing.set(horse.stop, wanted - 1)
    ;(wanted > 0 ? staying : leaving).push(horse)
  }
  const stops = [...missing].flatMap(([stop, count]) => Array.from({ length: count }, () => stop))
  const first = Math.max(0, ...herd.map(({ id }) => id)) + 1
  const coming = stops.map((stop, index) => ({ id: leaving[index]?.id ?? first + index, stop }))
  return [...staying, ...coming].sort((a, b) => a.id - b.id)
}

/** The herd one car further back, as far as it goes: what Higher speed does to it. */
export function driveBack(herd: readonly Horse[], last: number): Horse[] {
  return herd.map(({ id, stop }) => ({ id, stop: stop === 'time' ? 0 : Math.min(last, stop + 1) }))
}
