// Six Territories in the browser.

import type { SixTerritories } from '../../generated/six-territories'
import type { BoardModule } from '../../lib/board'

const atLand = ({ territory }: { territory: string }): string[] => [`territory:${territory}`]

export default {
  board: () => import('./Board.svelte'),
  figures: () => import('./figures'),
  tableau: () => import('./Tableau.svelte'),
  scenery: 'plain',
  cues: {
    'st-drew': { ms: 480, sound: 'card', grows: () => 'drawn' },
    'st-laid': { ms: 620, sound: 'knock', at: atLand },
    'st-placed': { ms: 680, sound: 'steps', weight: 'light', at: atLand },
    'st-set-aside': { ms: 420, sound: 'card' },
  },
} satisfies BoardModule<SixTerritories>
