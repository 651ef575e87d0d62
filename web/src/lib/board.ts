// What a game brings along for the browser, and what its board is given. A board draws and reports; what may be done comes
// to it as choices.

import type { Component } from 'svelte'
import type { Identity } from '../art/identities'
import type { Choice, GameEvent, Head, Json } from './protocol'
import type { Scenery, Sound } from './sound'
import type { TableauProps } from './tableau'
import type { Explained } from './things'

export type { Choice, GameEvent, Head }

/** What there is to be shown of any game; of one, `generated/<slug>.ts` says more. */
export interface Shown { view: Head; event: GameEvent }

/** How an event is shown. */
export interface Cue<View = any> {
  ms: number
  sound?: Sound
  weight?: Weight
  at?: (args: any, view: View) => string[] // the things the camera looks at; without any it shows all of the board
  grows?: (args: any, view: View) => string // the card that acts
}
export type Cues<Game extends Shown> = { [key in Game['event']['key']]?: Cue<Game['view']> }

/** How hard something strikes. */
export type Weight = 'light' | 'heavy'

export interface Drawn<Game extends Shown = any> { board: () => Promise<{ default: Component<BoardProps<Game>> }> }

/** A part of a board as pictures show it; where there is less room than its width it is drawn smaller. On a phone it is drawn as
    its board is there, or smaller than that if it has a width of its own for it. */
export interface FigurePart<Game extends Shown = any> { part: Component<BoardProps<Game>>; width?: number; narrow?: number }

/** What `boards/<slug>/index.ts` exports. Anything may be left out. */
export interface BoardModule<Game extends Shown = any> extends Partial<Drawn<Game>> {
  identityOf?: (view: Game['view'], seat: number) => Identity | undefined
  actorOf?: (args: Json, view: Game['view']) => number | undefined // whose doing an event is that names no seat
  figures?: () => Promise<{ default: Record<string, FigurePart<Game>>; explained: Explained }>
  tableau?: () => Promise<{ default: Component<TableauProps<Game['view']>> }> // the picture a match ends in
  scenery?: Scenery // where one is, for the ear
  cues?: Cues<Game> // by the keys of events, those of what one may not know left out
}

export interface BoardProps<Game extends Shown = Shown> {
  view: Game['view']
  choices: Choice[]
  you: number | null
  event: Game['event'] | null
  duration: number
  choose: (code: number, sure?: boolean) => void // sure: it needs no second click
  proposed?: number | null // the code of the choice that was selected
  explain: (on: string) => void
  help: (clause: string) => void
  t: (key: string, args?: object) => string
  names: string[] // everybody's: a seat without a name has its number
  hover: (on: string | null) => void
  lit: string | null
  offer?: (codes: number[]) => () => void // something lit offers these, till what is given back is called
  narrow?: (codes: number[] | null) => void // with what is picked up on the board only these fit; null: nothing is
  advised?: number | null // the code of the choice a hint recommends
}
