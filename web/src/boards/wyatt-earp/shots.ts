// Shots as events tell them, and the duel at the end of a game, shot by shot, which only they tell.

import type { GameEvent, Shot } from '../../generated/wyatt-earp'

export interface Duel {
  shots: Shot[]
  winner: number | null
}

export function shotOf({ args }: GameEvent): Shot {
  const { seat, card, hit } = args as Record<string, any>
  return { seat, card, hit: hit === 'yes' }
}

/** The duel as far as it has been told; whatever else happens ends it. */
export function hearDuel(duel: Duel | null, event: GameEvent): Duel | null {
  if (event.key === 'we-duel') return { shots: [], winner: null }
  if (!duel || !event.key.startsWith('we-duel')) return null
  if (event.key === 'we-duel-shot') return { ...duel, shots: [...duel.shots, shotOf(event)] }
  return event.key === 'we-duel-won' ? { ...duel, winner: event.args['seat'] as number } : duel
}
