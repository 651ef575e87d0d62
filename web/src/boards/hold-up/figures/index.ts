// The parts of the board that pictures show.

import type { HoldUp } from '../../../generated/hold-up'
import type { FigurePart } from '../../../lib/board'
import Cards from './Cards.svelte'
import Gangs from './Gangs.svelte'
import Town from './Town.svelte'

export { EXPLAINED as explained } from '../../../generated/hold-up'

export default {
  town: { part: Town, width: 760 },
  cards: { part: Cards, width: 560, narrow: 450 },
  gangs: { part: Gangs, width: 620 },
} satisfies Record<string, FigurePart<HoldUp>>
