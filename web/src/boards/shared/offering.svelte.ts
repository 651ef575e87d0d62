// What lies on the board need not be listed beside it: a lit thing says which choices it offers, for as long as it does.

import type { Choice } from '../../lib/board'
import type { Desk } from './desk.svelte'

export function offering(desk: Desk, offered: () => Choice[]): void {
  const codes = $derived(offered().map(({ code }) => code))
  $effect(() => desk.props.offer?.(codes))
}
