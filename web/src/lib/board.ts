// What a game brings along for the browser, and what its board is given. A board draws and reports; what may be done comes
// to it as choices.

import type { Component } from 'svelte'
import type { Identity } from '../art/identities'
import type { Choice, GameEvent, Head, Json } from './protocol'
import type { Sound } from './sound'

export type { Choice, GameEvent, Head }

/** What there is to be shown of any game; of one, `generated/<slug>.ts` says more. */
export interface Shown { view: Head; event: GameEvent }

/** How long an event is shown, in milliseconds, and what it sounds like. */
export interface Cue { ms: number; sound?: Sound }
export type Cues<Key extends string> = { [key in Key]?: Cue }

export interface Drawn<Game extends Shown = any> { board: () => Promise<{ default: Component<BoardProps<Game>> }> }

/** What `boards/<slug>/index.ts` exports. Anything may be left out. */
export interface BoardModule<Game extends Shown = any> extends Partial<Drawn<Game>> {
  identityOf?: (view: Game['view'], seat: number) => Identity | undefined
  actorOf?: (args: Json, view: Game['view']) => number | undefined // whose doing an event is that names no seat
  cues?: Cues<Game['event']['key']> // by the keys of events, those of what one may not know left out
}

export interface BoardProps<Game extends Shown = Shown> {
  view: Game['view']
  choices: Choice[]
  you: number | null
  event: Game['event'] | null
  duration: number
  choose: (code: number) => void
  explain: (on: string) => void
  help: (clause: string) => void
  t: (key: string, args?: object) => string
  names: string[] // everybody's: a seat without a name has its number
  hover: (on: string | null) => void
  lit: string | null
  advised?: number | null // the code of the choice a hint recommends
}
