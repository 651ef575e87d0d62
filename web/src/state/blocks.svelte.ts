// Whose talk this visitor does not hear at a table. Only who has blocked anybody, or is known, asks the house about it.

import { blockedSeats } from '../lib/lives'
import { known } from './myself.svelte'
import type { Talk } from './talk.svelte'

const KEY = 'saloon-blocks'

/** Somebody was blocked in this browser. */
export function keepBlocking(): void {
  localStorage.setItem(KEY, 'yes')
}

/** Whoever sits at a table now may be blocked. */
export async function mindBlocked(code: string, talk: Talk): Promise<void> {
  if (!known() && localStorage.getItem(KEY) === null) return
  talk.shun(await blockedSeats(code).catch(() => talk.shunned))
}
