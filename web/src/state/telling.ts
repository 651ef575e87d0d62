// How events are told here: what they change, how long they are shown, what they sound like.

import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch'
import { cueOf } from '../boards'
import type { GameEvent, Head, Op } from '../lib/protocol'
import { SPEEDS } from '../lib/settings'
import { Sounds } from '../lib/sound'
import { settings } from './settings.svelte'

const sounds = new Sounds()

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
  if (sound && settings.sound) sounds.play(sound)
  return true
}

/** Whether anything is to move. */
export function inMotion(): boolean {
  return SPEEDS[settings.speed] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** In milliseconds; 0 where nobody looks or nothing is to move. */
export function durationOf(game: string, event: GameEvent): number {
  return document.hidden || !inMotion() ? 0 : cueOf(game, event).ms * SPEEDS[settings.speed]
}
