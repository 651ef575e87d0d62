// A moment of a match tried again: what a choice comes to beside the one that was made.

import type { Ground, Mistake } from './protocol'
import { orElse, type Say } from './sentences'

export interface Tried {
  code: number
  how: 'same' | 'best' | 'better' | 'worse' | 'unknown'
  chance: number
  before: number // the chance after the choice that was made
  grounds: Ground[]
}

export function tried(mistake: Mistake, code: number): Tried {
  const weighed = (one: number) => mistake.verdicts.find((verdict) => verdict.code === one)
  const made = weighed(mistake.made)
  const now = weighed(code)
  const before = made?.chance ?? 0
  if (!now) return { code, how: 'unknown', chance: 0, before, grounds: [] }
  const found = { code, chance: now.chance, before, grounds: now.grounds ?? [] }
  if (code === mistake.made) return { ...found, how: 'same' }
  if (!now.loss) return { ...found, how: 'best' }
  return { ...found, how: now.loss < mistake.loss ? 'better' : 'worse' }
}

// What a choice of such a moment is called.
export function nameOf(mistake: Mistake, code: number, say: Say): string {
  const choice = mistake.choices.find((one) => one.code === code)
  return choice ? orElse(say, choice, choice.text) : ''
}
