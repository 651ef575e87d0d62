// What is heard here, if sounds are wanted: what happens, and the quiet noise of where one is.

import type { Scenery, Sound, Sounds } from '../lib/sound'
import { settings } from './settings.svelte'

const TOO_LATE = 400 // ms after what it belongs to

let opened: Promise<Sounds> | null = null

// Fetched when first needed: whoever wants no sound loads none.
function open(): Promise<Sounds> {
  opened ??= import('../lib/sound').then(({ Sounds }) => new Sounds())
  return opened
}

/** Let a sound be heard now. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.effects === 0) return
  const asked = performance.now()
  void open().then((sounds) => {
    sounds.loud = settings.effects
    if (performance.now() - asked < TOO_LATE) sounds.play(sound)
  })
}

/** Be somewhere; nowhere if null. */
export function enter(scene: Scenery | null): void {
  const loud = settings.sound && scene ? settings.ambience : 0
  if (loud > 0 || opened) void open().then((sounds) => sounds.enter(scene, loud))
}
