// The star on what a hint recommends, around its own middle.

import { star } from '../../art/shapes'

export const ADVISED = star(5, 0, 0, 12, 5.4)
