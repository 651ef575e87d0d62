// What a bot thought of its choices, each with its words.

import type { Choice, Prospect } from './protocol'

export interface Ranked { code: number; choice: Choice; chance: number }

/** The choices a bot weighed, the best first. What a choice is stands beside its code, or among the choices that are open now. */
export function ranked(prospects: Prospect[], open: Choice[]): Ranked[] {
  return prospects.flatMap(({ code, chance, choice }) => {
    const known = choice ?? open.find((one) => one.code === code)
    return known ? [{ code, choice: known, chance }] : []
  })
}
