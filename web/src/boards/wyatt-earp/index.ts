// Wyatt Earp in the browser.

import type { WyattEarp } from '../../generated/wyatt-earp'
import type { BoardModule } from '../../lib/board'

// What flies goes from spot to spot of a board that stands still: nothing is looked at from near while it begins to fly.
const atPoster = ({ outlaw }: { outlaw: string }): string[] => [`poster:${outlaw}`]

export default {
  board: () => import('./Board.svelte'),
  figures: () => import('./figures'),
  tableau: () => import('./Tableau.svelte'),
  scenery: 'plain',
  cues: {
    'we-round-began': { ms: 450, sound: 'shuffle' },
    'we-turned-up': { ms: 300, sound: 'card' },
    'we-drew': { ms: 260, sound: 'card' },
    'we-took': { ms: 380, sound: 'card' },
    'we-reshuffled': { ms: 450, sound: 'shuffle' },
    'we-laid': { ms: 520, sound: 'knock' },
    'we-opened': { ms: 200 },
    'we-played': { ms: 620, sound: 'knock', grows: () => 'play' },
    'we-answered': { ms: 640, sound: 'knock', grows: () => 'discard' },
    'we-shot': { ms: 1300, sound: 'shot', weight: 'heavy' },
    'we-placed': { ms: 450, sound: 'coin' },
    'we-named': { ms: 900, sound: 'bell', at: atPoster },
    'we-has-none': { ms: 700 },
    'we-gave': { ms: 450 },
    'we-stole': { ms: 560, sound: 'card' },
    'we-hid': { ms: 560, sound: 'knock' },
    'we-freed': { ms: 560, sound: 'shot', weight: 'light' },
    'we-passed': { ms: 500 },
    'we-took-nothing': { ms: 500 },
    'we-discarded': { ms: 380, sound: 'knock' },
    'we-round-ended': { ms: 700, sound: 'bell' },
    'we-escaped': { ms: 950, sound: 'hooves', at: atPoster },
    'we-captured': { ms: 1200, sound: 'bars', weight: 'light', at: atPoster },
    'we-paid': { ms: 760, sound: 'coin', at: atPoster },
    'we-carried': { ms: 640, at: atPoster },
    'we-duel': { ms: 800, sound: 'bell' },
    'we-duel-shot': { ms: 950, sound: 'shot', weight: 'heavy' },
    'we-duel-again': { ms: 700 },
    'we-duel-won': { ms: 950, sound: 'bell' },
    'we-game-over': { ms: 700, sound: 'bell' },
  },
} satisfies BoardModule<WyattEarp>
