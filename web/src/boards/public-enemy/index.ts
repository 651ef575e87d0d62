// Public Enemy Number One in the browser.

import type { PublicEnemy } from '../../generated/public-enemy'
import type { BoardModule } from '../../lib/board'

export default {
  board: () => import('./Board.svelte'),
  cues: {
    'pe-round-began': { ms: 450, sound: 'shuffle' },
    'pe-supremacy': { ms: 700, sound: 'whistle' },
    'pe-revealed': { ms: 280, sound: 'knock' },
    'pe-took': { ms: 450 },
    'pe-drew': { ms: 700, sound: 'knock' },
    'pe-no-effect': { ms: 700 },
    'pe-arrested': { ms: 450, sound: 'knock' },
    'pe-shot-down': { ms: 450, sound: 'shot' },
    'pe-swindled': { ms: 450, sound: 'coin' },
    'pe-buried': { ms: 400, sound: 'coin' },
    'pe-looked': { ms: 600, sound: 'coin' },
    'pe-looked-saloon': { ms: 600, sound: 'coin' },
    'pe-rode': { ms: 450, sound: 'whistle' },
    'pe-round-ended': { ms: 700, sound: 'whistle' },
    'pe-ran-out': { ms: 600 },
    'pe-four-gangs': { ms: 600 },
    'pe-majority': { ms: 1000, sound: 'knock' },
    'pe-tied': { ms: 1000, sound: 'knock' },
    'pe-nobody': { ms: 400 },
    'pe-owned': { ms: 500 },
    'pe-points': { ms: 500 },
    'pe-one-kept': { ms: 700 },
    'pe-one-tied': { ms: 700, sound: 'knock' },
    'pe-wanted': { ms: 600, sound: 'coin' },
    'pe-one': { ms: 800, sound: 'coin' },
    'pe-duel': { ms: 800, sound: 'whistle' },
    'pe-tuel': { ms: 800, sound: 'whistle' },
    'pe-tile': { ms: 600, sound: 'knock' },
    'pe-duel-won': { ms: 1100, sound: 'shot' },
    'pe-duel-lost': { ms: 1100, sound: 'shot' },
    'pe-won': { ms: 900, sound: 'whistle' },
  },
} satisfies BoardModule<PublicEnemy>
