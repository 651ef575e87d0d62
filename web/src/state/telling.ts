// How events are told here: what they change, how long they are shown, what they sound like.

import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch'
import { boardOf, cueOf } from '../boards'
import type { GameEvent, Head, Op } from '../lib/protocol'
import { SPEEDS } from '../lib/settings'
import { settings } from './settings.svelte'
import { play } from './sounds.svelte'

/** What a table and a replay show alike. */
export interface Stage { readonly game: string; view: Head | null; event: GameEvent | null; duration: number }

/** Let an event happen, with what it changed; whether the board could follow. */
export function happen(on: Stage, event: GameEvent, patch: Op[], duration: number): boolean {
  try {
    if (on.view) on.view = immutableJSONPatch(on.view, patch as JSONPatchDocument) as Head
  } catch (error) {
    console.warn(`The board is not one on which ${event.key} can be shown:`, error)
    return false
  }
  if (duration <= 0) return true
  on.event = event
  on.duration = duration
  const { sound } = cueOf(on.game, event)
  if (sound) play(sound)
  return true
}

/** Whether anything is to move. */
export function inMotion(): boolean {
  return SPEEDS[settings.speed] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether a match ends in a picture; a still one where motion is not wanted, none where nothing is to be shown at all. */
export function tableauWanted(game: string): boolean {
  return SPEEDS[settings.speed] > 0 && boardOf(game).tableau !== undefined
}

/** Whether each event waits to be called for. */
export function stepping(): boolean {
  return settings.speed === 'step' && inMotion()
}

/** In milliseconds; 0 where nothing is to move, or where nobody looks and it would not wait for him. */
export function durationOf(game: string, event: GameEvent): number {
  return !inMotion() || (document.hidden && !stepping()) ? 0 : cueOf(game, event).ms * SPEEDS[settings.speed]
}
