// Step 2 while it is told: what is still to be turned up, what is at work, and where things lay that have changed places,
// so that they are seen to go. The view says how everything lies in the end.

import type { GameEvent, View } from '../../generated/hold-up'

export interface Robberies {
  /** The spots of event cards, and the buildings whose loot is still face down. */
  down: string[]
  /** Where that lay which lies here now: event cards by spot, loot tiles as `building:index`. */
  from: Record<string, string>
  /** Events at work, by building. */
  acting: Record<string, string[]>
}

/** The robberies as far as they have been told, from the moment when everything is turned up. */
export function hearRobberies(told: Robberies | null, { key, args }: GameEvent, view: View): Robberies | null {
  const { spot, building, other } = args as Record<string, string>
  if (key === 'hu-reveal') return { down: faceDown(view), from: {}, acting: {} }
  if (!told) return null
  if (key === 'hu-event-up' || key === 'hu-loot-up') return { ...told, down: told.down.filter((one) => one !== spot && one !== building) }
  if (key === 'hu-sign') return { ...told, from: swapped(told.from, spot!, other!) }
  if (key === 'hu-stagecoach') {
    const tiles = [0, 1].map((tile) => [`${building}:${tile}`, `${other}:${tile}`] as const)
    return { ...told, from: tiles.reduce((from, [one, two]) => swapped(from, one, two), told.from) }
  }
  if (key !== 'hu-seduction' && key !== 'hu-poker') return told
  return { ...told, acting: { ...told.acting, [building!]: [...(told.acting[building!] ?? []), key.replace('hu-', '')] } }
}

function faceDown({ events, buildings }: View): string[] {
  const cards = events.filter(({ event }) => event !== 'none').map(({ spot }) => spot)
  return [...cards, ...buildings.filter(({ loot }) => loot === null).map(({ building }) => building)]
}

function swapped(from: Record<string, string>, one: string, other: string): Record<string, string> {
  return { ...from, [one]: from[other] ?? other, [other]: from[one] ?? one }
}
