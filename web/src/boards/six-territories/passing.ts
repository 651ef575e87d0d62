// A token passes from the hand to its place: what leaves here arrives there.

import { cubicOut } from 'svelte/easing'
import { crossfade, fly } from 'svelte/transition'

export const [leave, arrive] = crossfade({
  easing: cubicOut,
  fallback: (node, { duration }) => fly(node, { y: -30, duration: duration as number }),
})
