// What a game brings along for the browser, and what its board is given. A board draws and reports; what may be done comes
// to it as choices.

import type { Component } from 'svelte'
import type { Identity } from '../art/identities'
import type { Choice, GameEvent, Json } from './protocol'
import type { Sound } from './sound'

export type { Choice, GameEvent }

/** How long an event is shown, in milliseconds, and what it sounds like. */
export interface Cue { ms: number; sound?: Sound }

/** What `boards/<slug>/index.ts` exports. Anything may be left out. */
export interface BoardModule {
  board?: () => Promise<{ default: Component<BoardProps> }>
  identityOf?: (view: any, seat: number) => Identity | undefined
  actorOf?: (args: Json, view: any) => number | undefined // whose doing an event is that names no seat
  cues?: Record<string, Cue> // by the keys of events, those of what one may not know left out
}

export interface BoardProps {
  view: any
  choices: Choice[]
  you: number | null
  event: GameEvent | null
  duration: number
  choose: (code: number) => void
  explain: (on: string) => void
  help: (clause: string) => void
  t: (key: string, args?: object) => string
  names: string[]
  hover: (on: string | null) => void
  lit: string | null
  advised?: number | null // the code of the choice a hint recommends
}
