// The train rolls: at full pace while something happens and a little longer, then slowly, for whoever thinks about a choice.

const REST_AFTER = 4000
const AT_REST = 0.3 // of full pace
const ROLLING = ['passing', 'turning'] // what goes with the train, by the names of its animations

/** Let everything that rolls under an element roll at its pace, without a jump. */
export function roll(element: Element, full: boolean): void {
  for (const animation of element.getAnimations?.({ subtree: true }) ?? []) {
    if (animation instanceof CSSAnimation && ROLLING.includes(animation.animationName)) animation.updatePlaybackRate(full ? 1 : AT_REST)
  }
}

export function rollingAfter(moving: () => boolean): { readonly on: boolean } {
  let on = $state(false)

  $effect(() => {
    if (moving()) {
      on = true
      return
    }
    const rest = setTimeout(() => (on = false), REST_AFTER)
    return () => clearTimeout(rest)
  })

  return {
    get on() {
      return on
    },
  }
}
