// Public Enemy Number One in the browser.

import type { PublicEnemy } from '../../generated/public-enemy'
import type { BoardModule } from '../../lib/board'
import { atSaloon, atStack, atTown } from './looking'

export default {
  board: () => import('./Board.svelte'),
  figures: () => import('./figures'),
  tableau: () => import('./Tableau.svelte'),
  scenery: 'saloon',
  cues: {
    'pe-round-began': { ms: 450, sound: 'shuffle' },
    'pe-supremacy': { ms: 700, sound: 'whistle', grows: () => 'supremacy' },
    'pe-revealed': { ms: 360, sound: 'card', at: atTown },
    'pe-took': { ms: 560, sound: 'card', at: atTown },
    'pe-drew': { ms: 800, sound: 'card', at: atSaloon, grows: () => 'saloon' },
    'pe-no-effect': { ms: 700, sound: 'click', at: atSaloon },
    'pe-arrested': { ms: 760, sound: 'bars', weight: 'light', at: atStack },
    'pe-shot-down': { ms: 860, sound: 'shot', weight: 'heavy', at: atStack },
    'pe-swindled': { ms: 700, sound: 'coin', at: atStack },
    'pe-buried': { ms: 520, sound: 'card', at: atTown },
    'pe-looked': { ms: 600, sound: 'coin' },
    'pe-looked-saloon': { ms: 600, sound: 'coin' },
    'pe-rode': { ms: 640, sound: 'hooves', at: atTown },
    'pe-round-ended': { ms: 800, sound: 'bell' },
    'pe-ran-out': { ms: 600 },
    'pe-four-gangs': { ms: 600 },
    'pe-majority': { ms: 1000, sound: 'knock' },
    'pe-tied': { ms: 1000, sound: 'knock' },
    'pe-nobody': { ms: 400 },
    'pe-owned': { ms: 500 },
    'pe-points': { ms: 500 },
    'pe-one-kept': { ms: 700 },
    'pe-one-tied': { ms: 700, sound: 'knock' },
    'pe-wanted': { ms: 640, sound: 'coin', grows: ({ gang }) => `wanted:${gang}` },
    'pe-one': { ms: 860, sound: 'coin', grows: () => 'one' },
    'pe-duel': { ms: 900, sound: 'bell' },
    'pe-tuel': { ms: 900, sound: 'bell' },
    'pe-tile': { ms: 600, sound: 'knock' },
    'pe-duel-won': { ms: 1100, sound: 'shot', weight: 'heavy' },
    'pe-duel-lost': { ms: 1100, sound: 'shot', weight: 'heavy' },
    'pe-won': { ms: 900, sound: 'bell' },
  },
} satisfies BoardModule<PublicEnemy>
