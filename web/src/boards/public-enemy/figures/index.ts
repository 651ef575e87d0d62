// The parts of the board that pictures show.

import type { PublicEnemy } from '../../../generated/public-enemy'
import type { FigurePart } from '../../../lib/board'
import Gangs from './Gangs.svelte'
import Street from './Street.svelte'
import Tokens from './Tokens.svelte'

export { EXPLAINED as explained } from '../../../generated/public-enemy'

export default {
  street: { part: Street, width: 720 },
  gangs: { part: Gangs, width: 700 },
  tokens: { part: Tokens, width: 700 },
} satisfies Record<string, FigurePart<PublicEnemy>>
