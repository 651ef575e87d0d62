// Wyatt Earp in the browser.

import type { WyattEarp } from '../../generated/wyatt-earp'
import type { BoardModule } from '../../lib/board'

export default {
  board: () => import('./Board.svelte'),
  cues: {
    'we-round-began': { ms: 450, sound: 'shuffle' },
    'we-turned-up': { ms: 300 },
    'we-drew': { ms: 260, sound: 'shuffle' },
    'we-took': { ms: 380, sound: 'shuffle' },
    'we-reshuffled': { ms: 450, sound: 'shuffle' },
    'we-laid': { ms: 450, sound: 'knock' },
    'we-opened': { ms: 200 },
    'we-played': { ms: 420, sound: 'knock' },
    'we-answered': { ms: 450, sound: 'knock' },
    'we-shot': { ms: 1300, sound: 'shot' },
    'we-placed': { ms: 450, sound: 'coin' },
    'we-named': { ms: 900 },
    'we-has-none': { ms: 700 },
    'we-gave': { ms: 450 },
    'we-stole': { ms: 450, sound: 'knock' },
    'we-hid': { ms: 450, sound: 'knock' },
    'we-freed': { ms: 450, sound: 'whistle' },
    'we-passed': { ms: 500 },
    'we-took-nothing': { ms: 500 },
    'we-discarded': { ms: 380, sound: 'knock' },
    'we-round-ended': { ms: 450, sound: 'whistle' },
    'we-escaped': { ms: 900 },
    'we-captured': { ms: 1200, sound: 'knock' },
    'we-paid': { ms: 700, sound: 'coin' },
    'we-carried': { ms: 600 },
    'we-duel': { ms: 700, sound: 'whistle' },
    'we-duel-shot': { ms: 900, sound: 'shot' },
    'we-duel-again': { ms: 700 },
    'we-duel-won': { ms: 900, sound: 'whistle' },
    'we-game-over': { ms: 450, sound: 'whistle' },
  },
} satisfies BoardModule<WyattEarp>
