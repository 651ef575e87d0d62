// What a bot thought of its choices, each with its words.

import type { Choice, Ground, Prospect } from './protocol'
import { orElse, type Say } from './sentences'

const TOLD = 4 // grounds at once

export interface Ranked { code: number; choice: Choice; chance: number }

/** The choices a bot weighed, the best first. What a choice is stands beside its code, or among the choices that are open now. */
export function ranked(prospects: Prospect[], open: Choice[]): Ranked[] {
  return prospects.flatMap(({ code, chance, choice }) => {
    const known = choice ?? open.find((one) => one.code === code)
    return known ? [{ code, choice: known, chance }] : []
  })
}

/** The first few grounds that have words for people. */
export function grounded(t: Say, grounds: Ground[]): string[] {
  return grounds.map((ground) => orElse(t, ground, '')).filter(Boolean).slice(0, TOLD)
}
