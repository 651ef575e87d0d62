// The view as it is being shown. The view stands still while the events that lead away from it are shown one by one; each
// changes what is shown. As soon as there is no event, or no time for one, what is shown is the view.

import { untrack } from 'svelte'
import type { BoardProps, GameEvent } from '../../lib/board'

export function staged<View>(props: () => BoardProps, change: (shown: View, event: GameEvent) => View): { readonly view: View } {
  let shown = $state.raw<View>(untrack(() => props().view))
  let event = untrack(() => props().event)
  let view: View = untrack(() => props().view)

  $effect.pre(() => {
    const next = props()
    const base = next.view === view ? untrack(() => shown) : next.view
    if (!next.event || next.duration === 0) shown = next.view
    else if (next.event !== event) shown = change(base, next.event)
    event = next.event
    view = next.view
  })

  return {
    get view() {
      return shown
    },
  }
}
