// The train rolls while something happens and a little longer, then comes to rest: nothing moves for ever beside the game.

const REST_AFTER = 4000

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
