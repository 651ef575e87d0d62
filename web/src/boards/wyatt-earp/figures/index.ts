// The parts of the board that pictures show.

import type { WyattEarp } from '../../../generated/wyatt-earp'
import type { FigurePart } from '../../../lib/board'
import Cards from './Cards.svelte'
import Posters from './Posters.svelte'
import Territories from './Territories.svelte'

export { EXPLAINED as explained } from '../../../generated/wyatt-earp'

export default {
  posters: { part: Posters, width: 780 },
  territories: { part: Territories, width: 560 },
  cards: { part: Cards, width: 560 },
} satisfies Record<string, FigurePart<WyattEarp>>
