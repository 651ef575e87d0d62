// Riders who have ridden on while the others board: the view has them all beside one wagon, only events tell who has left.

import type { GameEvent } from '../../generated/colt-express'

/** The wagon beside which somebody rides now, by name. */
export type Ahead = Readonly<Record<string, number>>

export function hearRiders(ahead: Ahead | null, { key, args }: GameEvent): Ahead | null {
  if (key !== 'ce-rode-on') return ahead
  const { bandit, car } = args as { bandit: string; car: number }
  return { ...ahead, [bandit]: car - 1 }
}
