// How long each event is shown, and what it sounds like. What is not listed takes a middling time and makes no sound.

import type { GameEvent } from './protocol'

export type Sound = 'knock' | 'coin' | 'whistle' | 'shot' | 'shuffle' | 'hooves' | 'rush'
interface Cue { ms: number; sound?: Sound }

const USUAL: Cue = { ms: 280 }

const CUES: Record<string, Cue> = {
  'st-drew': { ms: 320, sound: 'shuffle' },
  'st-laid': { ms: 420, sound: 'knock' },
  'st-placed': { ms: 450, sound: 'knock' },
  'st-set-aside': { ms: 320 },
  'ce-draws': { ms: 200, sound: 'shuffle' },
  'ce-drew': { ms: 180 },
  'ce-drew-hidden': { ms: 180 },
  'ce-round-began': { ms: 450, sound: 'whistle' },
  'ce-played': { ms: 320, sound: 'knock' },
  'ce-played-face-down': { ms: 320, sound: 'knock' },
  'ce-played-face-down-hidden': { ms: 320, sound: 'knock' },
  'ce-reshuffled': { ms: 320, sound: 'shuffle' },
  'ce-moved': { ms: 450 },
  'ce-changed-floor': { ms: 400 },
  'ce-shot': { ms: 400, sound: 'shot' },
  'ce-pushed': { ms: 400 },
  'ce-took-purse': { ms: 420, sound: 'coin' },
  'ce-took-jewel': { ms: 420, sound: 'coin' },
  'ce-took-strongbox': { ms: 450, sound: 'coin' },
  'ce-bonus': { ms: 420, sound: 'coin' },
  'ce-pocketed': { ms: 420, sound: 'coin' },
  'ce-punched': { ms: 400, sound: 'knock' },
  'ce-thrown': { ms: 400, sound: 'knock' },
  'ce-marshal-moved': { ms: 450, sound: 'knock' },
  'ce-fled': { ms: 400 },
  'ce-boarded': { ms: 400, sound: 'knock' },
  'ce-rode-on': { ms: 320, sound: 'hooves' },
  'ce-rode': { ms: 450, sound: 'hooves' },
  'ce-left': { ms: 450, sound: 'hooves' },
  'ce-horses-moved': { ms: 450, sound: 'hooves' },
  'ce-horse-lost': { ms: 420, sound: 'hooves' },
  'ce-coach-moved': { ms: 450, sound: 'hooves' },
  'ce-took-hostage': { ms: 450, sound: 'knock' },
  'ce-took-flask': { ms: 420, sound: 'coin' },
  'ce-drank': { ms: 450 },
  'ce-marshal-drank': { ms: 450 },
  'ce-punched-shotgun': { ms: 450, sound: 'knock' },
  'ce-met-shotgun': { ms: 420, sound: 'shot' },
  'ce-passed-shotgun': { ms: 420, sound: 'shot' },
  'ce-ran': { ms: 450 },
  'ce-bitten': { ms: 420, sound: 'knock' },
  'ce-shared': { ms: 420, sound: 'coin' },
  'ce-car-bonus': { ms: 420, sound: 'coin' },
  'ce-caught': { ms: 450, sound: 'knock' },
  'ce-travelled': { ms: 450, sound: 'rush' },
  'ce-travelled-hidden': { ms: 450, sound: 'rush' },
  'ce-appeared': { ms: 450, sound: 'rush' },
  'ce-partner-card': { ms: 200 },
  'ce-partner-card-hidden': { ms: 200 },
  'ce-event': { ms: 450, sound: 'whistle' },
  'ce-game-over': { ms: 450, sound: 'whistle' },
}

export function cue(event: GameEvent): Cue {
  return CUES[event.key] ?? USUAL
}
