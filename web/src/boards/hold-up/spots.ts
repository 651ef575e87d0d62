// Where on the town an event happens: for the eye to follow, and for what is drawn there.

import { middleOf, sideOf, type Point, type RoofPlan, type Town } from './layout'
import type { GameEvent, Gangster, Spot, Street, View } from '../../generated/hold-up'

export interface Stood {
  card: Gangster
  on: string
  key: string
  street: Street
  building: string
  at: Point
}

/** Everybody on his place. */
export function standAll(view: View, town: Town): Stood[] {
  return view.buildings.flatMap(({ corner, building, sides }) =>
    sides.flatMap(({ street, places }) => {
      const spots = sideOf(town, corner, street).places
      return places.flatMap((card, index) => {
        const on = `place:${building}:${street}:${index + 1}`
        return card ? [{ card, on, key: on, street, building, at: spots[index]! }] : []
      })
    }),
  )
}

/** A place as events name it. */
interface Place { building: string; street: Street; number: number }

export function placePoint(view: View, town: Town, { building, street, number }: Place): Point | null {
  const corner = view.buildings.find((one) => one.building === building)?.corner
  return (corner && sideOf(town, corner, street).places[number - 1]) ?? null
}

export function buildingPoint(view: View, town: Town, building: string): Point | null {
  const corner = view.buildings.find((one) => one.building === building)?.corner
  return corner ? middleOf(town.buildings[corner]) : null
}

export function tilePoint(view: View, plans: RoofPlan[], building: string, tile: number): Point | null {
  const at = view.buildings.findIndex((one) => one.building === building)
  const box = plans[at]?.tiles[tile]
  return box ? middleOf(box) : null
}

/** The seat of a gang, as events name it. */
export function seatOf(view: View, gang: unknown): number | null {
  return view.gangs.find((one) => one.gang === gang)?.seat ?? null
}

/** The point an event is about, if it is about one. */
export function focusOf(view: View, town: Town, event: GameEvent): Point | null {
  const args = event.args as Record<string, any>
  if (args['place']) return placePoint(view, town, args['place'])
  if (typeof args['building'] === 'string') return buildingPoint(view, town, args['building'])
  if (typeof args['spot'] === 'string') return town.cards[args['spot'] as Spot] ?? null
  if (typeof args['street'] === 'string') return middleOf(town.signs[args['street'] as Street])
  return null
}
