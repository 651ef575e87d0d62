// Cards and tokens pass from hand to hand: what leaves one place arrives at another under the same key.

import { cubicOut } from 'svelte/easing'
import { crossfade, fade, fly } from 'svelte/transition'

export const [leave, arrive] = crossfade({
  easing: cubicOut,
  fallback: (node, { duration }, intro) =>
    intro ? fly(node, { y: -24, duration: duration as number }) : fade(node, { duration: (duration as number) / 2 }),
})
