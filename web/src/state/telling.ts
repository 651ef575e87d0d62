// How events are told here: what they change, how long they are shown, what they sound like.

import { immutableJSONPatch } from 'immutable-json-patch'
import { cue } from '../lib/cues'
import type { GameEvent, Json, Op } from '../lib/protocol'
import { SPEEDS } from '../lib/settings'
import { Sounds } from '../lib/sound'
import { settings } from './settings.svelte'

const sounds = new Sounds()

export function patched(view: Json, patch: Op[]): Json {
  return immutableJSONPatch(view, patch) as Json
}

/** Whether anything is to move. */
export function inMotion(): boolean {
  return SPEEDS[settings.speed] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** In milliseconds; 0 where nobody looks or nothing is to move. */
export function durationOf(event: GameEvent): number {
  return document.hidden || !inMotion() ? 0 : cue(event).ms * SPEEDS[settings.speed]
}

export function resound(event: GameEvent): void {
  const { sound } = cue(event)
  if (sound && settings.sound) sounds.play(sound)
}
