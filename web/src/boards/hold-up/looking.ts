// Where the camera looks in the town.

import type { Street, View } from '../../generated/hold-up'

interface Args { building?: string; other?: string; spot?: string; place?: { building: string; street: Street; number: number } }

/** The building, the place or the card that it is about; two of them where things change places. */
export function at({ place, building, spot, other }: Args): string[] {
  if (place) return [`building:${place.building}`, `side:${place.building}:${place.street}`]
  const kind = building ? 'building' : 'event'
  return [building ?? spot, other].flatMap((name) => (name ? [`${kind}:${name}`] : []))
}

/** A street from end to end. */
export function atStreet({ street }: { street: Street }, { buildings }: View): string[] {
  const sides = buildings.filter(({ sides }) => sides.some((side) => side.street === street))
  return [`street:${street}`, ...sides.map(({ building }) => `side:${building}:${street}`)]
}
