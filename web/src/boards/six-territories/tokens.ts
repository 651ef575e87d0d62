// The tokens in the order in which they are shown.

import type { TerritoryName, TokenName } from '../../generated/six-territories'

export const RICHES: TokenName[] = ['riches-5', 'riches-3', 'riches-2', 'riches-1', 'riches-0']
export const TERRITORIES: TerritoryName[] = ['plain', 'canyon', 'forest', 'meadow', 'island', 'mexico']
