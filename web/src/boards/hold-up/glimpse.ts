// What somebody has just looked at.

import type { GameEvent } from '../../generated/hold-up'

export interface Look { spot: string; event: string }

/** The event that a seat has turned up for itself alone; what others look at is not shown, even where it is told. */
export function lookOf(event: GameEvent | null, seat: number | null): Look | null {
  if (event?.key !== 'hu-looked-event') return null
  const { seat: who, ...look } = event.args as unknown as Look & { seat: number }
  return who === seat ? look : null
}
