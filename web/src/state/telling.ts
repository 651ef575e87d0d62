// How events are told here: what they change, how long they are shown, what they sound like.

import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch'
import { cueOf } from '../boards'
import type { GameEvent, Head, Op } from '../lib/protocol'
import { SPEEDS } from '../lib/settings'
import { Sounds } from '../lib/sound'
import { settings } from './settings.svelte'

const sounds = new Sounds()

export function patched(view: Head, patch: Op[]): Head {
  return immutableJSONPatch(view, patch as JSONPatchDocument) as Head
}

/** Whether anything is to move. */
export function inMotion(): boolean {
  return SPEEDS[settings.speed] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** In milliseconds; 0 where nobody looks or nothing is to move. */
export function durationOf(game: string, event: GameEvent): number {
  return document.hidden || !inMotion() ? 0 : cueOf(game, event).ms * SPEEDS[settings.speed]
}

export function resound(game: string, event: GameEvent): void {
  const { sound } = cueOf(game, event)
  if (sound && settings.sound) sounds.play(sound)
}
