// The boards there are, each loaded when a table of its game is opened.

import type { Component } from 'svelte'
import type { BoardProps } from '../lib/board'

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  'colt-express': () => import('./colt-express/Board.svelte'),
  'hold-up': () => import('./hold-up/Board.svelte'),
  'public-enemy': () => import('./public-enemy/Board.svelte'),
  'six-territories': () => import('./six-territories/Board.svelte'),
  'wyatt-earp': () => import('./wyatt-earp/Board.svelte'),
}
