// The parts of the board that pictures show.

import type { ColtExpress } from '../../../generated/colt-express'
import type { FigurePart } from '../../../lib/board'
import Cards from './Cards.svelte'
import Mats from './Mats.svelte'
import Plan from './Plan.svelte'
import Train from './Train.svelte'

export { EXPLAINED as explained } from '../../../generated/colt-express'

export default {
  train: { part: Train, width: 720 },
  plan: { part: Plan, width: 620 },
  cards: { part: Cards, width: 660 },
  mats: { part: Mats, width: 620, narrow: 460 },
} satisfies Record<string, FigurePart<ColtExpress>>
