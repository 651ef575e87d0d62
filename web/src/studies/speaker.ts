// The words of a study in the current language: what they write is written again when that changes.

import type { Speaker } from '../lib/studies'
import { language, oneOf, t } from '../state/words.svelte'

export function speaker(): Speaker {
  return { language: language(), t, oneOf }
}
