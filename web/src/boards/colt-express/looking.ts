// Where the camera looks: at places of the train rather than at whoever goes there, for these stand still.

import type { Place, View } from '../../generated/colt-express'

interface Args { bandit?: string; victim?: string; car?: Place['car']; place?: Place }

const placed = ({ car, floor }: Place) => `place:${car}:${floor}`

/** The place of a bandit, or himself where he rides beside the train. */
function where(name: string | undefined, view: View): string[] {
  if (!name) return []
  const found = view.bandits.find(({ character }) => character === name)
  return found?.car != null && found.floor ? [placed({ car: found.car, floor: found.floor })] : [`bandit:${name}`]
}

/** Whom it is about; both of them if it is a fight. */
export function at({ bandit, victim, place }: Args, view: View): string[] {
  return place ? [placed(place), ...where(victim, view)] : [...where(bandit, view), ...where(victim, view)]
}

/** A car from the floor to the roof. */
export function atCar({ car }: Args): string[] {
  return car == null ? [] : [placed({ car, floor: 'inside' }), placed({ car, floor: 'roof' })]
}

export function atMarshal(_: Args, { marshal }: View): string[] {
  return [placed({ car: marshal, floor: 'inside' })]
}

export function atCoach(): string[] {
  return [placed({ car: 'coach', floor: 'inside' }), placed({ car: 'coach', floor: 'roof' })]
}
