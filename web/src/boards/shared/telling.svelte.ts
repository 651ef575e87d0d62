// What only events tell, and only while they are told: a duel tile by tile, a reckoning line by line. The view has no
// room for it; it begins with the first event of a move and is gone when all have been shown.

import { untrack } from 'svelte'
import type { BoardProps, Shown } from '../../lib/board'

export function telling<Told, Game extends Shown>(
  props: () => BoardProps<Game>,
  hear: (told: Told | null, event: Game['event'], view: Game['view']) => Told | null,
): { readonly told: Told | null } {
  let told = $state.raw<Told | null>(null)
  let event: Game['event'] | null = null

  $effect.pre(() => {
    const next = props()
    if (!next.event || next.duration === 0) told = null
    else if (next.event !== event) told = hear(untrack(() => told), next.event, next.view)
    event = next.event
  })

  return {
    get told() {
      return told
    },
  }
}
