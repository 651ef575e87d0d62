// Any game in the browser that brings nothing along for it.

import type { Drawn } from '../../lib/board'

export default { board: () => import('./Board.svelte') } satisfies Drawn
