// The parts of the board that pictures show.

import type { SixTerritories } from '../../../generated/six-territories'
import type { FigurePart } from '../../../lib/board'
import Players from './Players.svelte'
import Land from './Land.svelte'
import Map from './Map.svelte'

export { EXPLAINED as explained } from '../../../generated/six-territories'

export default {
  map: { part: Map, width: 640 },
  land: { part: Land, width: 420 },
  players: { part: Players, width: 520 },
} satisfies Record<string, FigurePart<SixTerritories>>
