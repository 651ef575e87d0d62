// What only events tell, and only while they are told: a duel tile by tile, a reckoning line by line. The view has no
// room for it; it begins with the first event of a move and is gone when all have been shown.

import { untrack } from 'svelte'
import type { BoardProps, GameEvent } from '../../lib/board'

export function telling<Told>(
  props: () => BoardProps,
  hear: (told: Told | null, event: GameEvent, view: any) => Told | null,
): { readonly told: Told | null } {
  let told = $state.raw<Told | null>(null)
  let event: GameEvent | null = null

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
