// Hold-up in the browser.

import type { HoldUp } from '../../generated/hold-up'
import type { BoardModule } from '../../lib/board'
import { identityOf } from './identities'

export default {
  board: () => import('./Board.svelte'),
  identityOf,
  cues: {
    'hu-first': { ms: 450, sound: 'knock' },
    'hu-looked-event': { ms: 600 },
    'hu-looked-card': { ms: 600 },
    'hu-placed': { ms: 420, sound: 'knock' },
    'hu-hid': { ms: 420, sound: 'knock' },
    'hu-drew': { ms: 200, sound: 'shuffle' },
    'hu-reveal': { ms: 500, sound: 'whistle' },
    'hu-event-up': { ms: 500, sound: 'knock' },
    'hu-card-up': { ms: 420, sound: 'knock' },
    'hu-loot-up': { ms: 320, sound: 'coin' },
    'hu-sign': { ms: 1100, sound: 'knock' },
    'hu-stagecoach': { ms: 1200, sound: 'whistle' },
    'hu-hidden-loot': { ms: 900, sound: 'coin' },
    'hu-sheriff': { ms: 1000, sound: 'knock' },
    'hu-sheriff-idle': { ms: 700 },
    'hu-deputy': { ms: 900, sound: 'knock' },
    'hu-deputy-idle': { ms: 700 },
    'hu-seduction': { ms: 1000, sound: 'whistle' },
    'hu-poker': { ms: 900, sound: 'shuffle' },
    'hu-robbed': { ms: 700, sound: 'coin' },
    'hu-guarded': { ms: 600, sound: 'knock' },
    'hu-left': { ms: 400 },
    'hu-keg': { ms: 1200, sound: 'shot' },
    'hu-gun': { ms: 1200, sound: 'shot' },
    'hu-best-armed': { ms: 900 },
    'hu-captured': { ms: 800, sound: 'shot' },
    'hu-unopposed': { ms: 700 },
    'hu-cleared': { ms: 450 },
    'hu-over': { ms: 450, sound: 'whistle' },
  },
} satisfies BoardModule<HoldUp>
