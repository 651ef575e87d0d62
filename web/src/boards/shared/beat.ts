// How long one movement takes: what the table allows, within what the eye likes; none where motion is not wanted.

import { prefersReducedMotion } from 'svelte/motion'
import type { BoardProps } from '../../lib/board'

const LONGEST = 450

export function beatOf({ event, duration }: BoardProps): number {
  return event && !prefersReducedMotion.current ? Math.min(LONGEST, duration) : 0
}
