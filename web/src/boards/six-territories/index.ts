// Six Territories in the browser.

import type { SixTerritories } from '../../generated/six-territories'
import type { BoardModule } from '../../lib/board'

export default {
  board: () => import('./Board.svelte'),
  cues: {
    'st-drew': { ms: 320, sound: 'shuffle' },
    'st-laid': { ms: 420, sound: 'knock' },
    'st-placed': { ms: 450, sound: 'knock' },
    'st-set-aside': { ms: 320 },
  },
} satisfies BoardModule<SixTerritories>
