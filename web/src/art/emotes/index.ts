// The phrases that have a drawing.

import type { Component } from 'svelte'
import type { Phrase } from '../../lib/protocol'
import Angry from './Angry.svelte'
import Cheers from './Cheers.svelte'
import HatTip from './HatTip.svelte'
import Laugh from './Laugh.svelte'
import Thinking from './Thinking.svelte'
import Whistle from './Whistle.svelte'

const DRAWN = { hat: HatTip, haha: Laugh, angry: Angry, thinking: Thinking, whistle: Whistle, glass: Cheers } satisfies Partial<Record<Phrase, Component>>

/** The drawing of a phrase, if it has one. */
export function emoteOf(phrase = ''): Component | undefined {
  return (DRAWN as Record<string, Component>)[phrase]
}
