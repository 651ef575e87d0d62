// What the folder of a game says of it, and what holds where it says nothing. All of this comes with the first table; a
// board comes with the first table of its game.

import { identities, type Identity } from '../art/identities'
import type { BoardModule, Cue, Drawn, GameEvent } from '../lib/board'
import type { Head, Json } from '../lib/protocol'
import generic from './generic'

const USUAL_CUE: Cue = { ms: 280 }

const folders = import.meta.glob<BoardModule>('./*/index.ts', { eager: true, import: 'default' })

export function boardOf(game: string): BoardModule & Drawn {
  return { ...generic, ...folders[`./${game}/index.ts`] }
}

export function identityOf(game: string, view: Head | null, seat: number): Identity {
  return (view && boardOf(game).identityOf?.(view, seat)) ?? identities[seat % identities.length]!
}

/** Whose doing an event is: the seat's that it names, or what the game knows. */
export function actorOf(game: string, view: Head | null, args: Json): number | null {
  if (typeof args['seat'] === 'number') return args['seat']
  return (view && boardOf(game).actorOf?.(args, view)) ?? null
}

/** Whoever may not know what happened sees and hears it all the same. */
export function cueOf(game: string, { key }: GameEvent): Cue {
  return boardOf(game).cues?.[key.replace(/-hidden$/, '')] ?? USUAL_CUE
}
