// Hold-up in the browser.

import type { HoldUp } from '../../generated/hold-up'
import type { BoardModule } from '../../lib/board'
import { identityOf } from './identities'
import { at, atStreet } from './looking'

export default {
  board: () => import('./Board.svelte'),
  figures: () => import('./figures'),
  tableau: () => import('./Tableau.svelte'),
  scenery: 'town',
  identityOf,
  cues: {
    'hu-first': { ms: 450, sound: 'knock' },
    'hu-looked-event': { ms: 600, sound: 'card', at },
    'hu-looked-card': { ms: 600, sound: 'card', at },
    'hu-placed': { ms: 480, sound: 'knock', at },
    'hu-hid': { ms: 480, sound: 'knock', at },
    'hu-drew': { ms: 200, sound: 'shuffle' },
    'hu-reveal': { ms: 700, sound: 'bell' },
    // All over the town, one right after another: whoever followed each of them with the camera would see nothing but its ways.
    'hu-event-up': { ms: 560, sound: 'card' },
    'hu-card-up': { ms: 480, sound: 'card' },
    'hu-loot-up': { ms: 420, sound: 'coin' },
    'hu-sign': { ms: 1100, sound: 'knock', at },
    'hu-stagecoach': { ms: 1200, sound: 'hooves', at },
    'hu-hidden-loot': { ms: 900, sound: 'coin', at },
    'hu-sheriff': { ms: 1000, sound: 'steps', at },
    'hu-sheriff-idle': { ms: 700, at },
    'hu-deputy': { ms: 900, sound: 'steps', at },
    'hu-deputy-idle': { ms: 700, at },
    'hu-seduction': { ms: 1000, sound: 'piano', at },
    'hu-poker': { ms: 900, sound: 'shuffle', at },
    'hu-robbed': { ms: 820, sound: 'chest', weight: 'light', at },
    'hu-guarded': { ms: 640, sound: 'knock', at },
    'hu-left': { ms: 480, at },
    'hu-keg': { ms: 1250, sound: 'blast', weight: 'heavy', at: atStreet },
    'hu-gun': { ms: 1250, sound: 'volley', weight: 'heavy', at: atStreet },
    'hu-best-armed': { ms: 900, sound: 'click', at: atStreet },
    'hu-captured': { ms: 950, sound: 'shot', weight: 'heavy', at: atStreet },
    'hu-unopposed': { ms: 700, at: atStreet },
    'hu-cleared': { ms: 500, at: atStreet },
    'hu-over': { ms: 700, sound: 'bell' },
  },
} satisfies BoardModule<HoldUp>
