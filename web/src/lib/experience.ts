// What the coach remembers of a learner, in this browser: how often each kind of question was put to him, how often in a row
// he answered it well, and which parts of the coach he wants. Anything unreadable counts as not yet.

export const PARTS = ['words', 'advice', 'warnings'] as const
export type Part = (typeof PARTS)[number]

export interface Experience {
  off: Part[] // parts that he has turned off
  asked: Record<string, number> // by game and kind of question
  well: Record<string, number>
}

export const TALKS = 2 // times that a kind of question is talked about
export const ADVISES = 8 // good answers in a row after which advice waits to be asked for

const KEY = 'saloon-coach'

export function readExperience(storage: Pick<Storage, 'getItem'>): Experience {
  const kept = parsed(storage.getItem(KEY))
  return {
    off: Array.isArray(kept['off']) ? PARTS.filter((part) => (kept['off'] as unknown[]).includes(part)) : [],
    asked: counts(kept['asked']),
    well: counts(kept['well']),
  }
}

export function writeExperience(storage: Pick<Storage, 'setItem'>, experience: Experience): void {
  storage.setItem(KEY, JSON.stringify(experience))
}

/** A kind of question was put once more. */
export function askedOnce(experience: Experience, kind: string): Experience {
  return { ...experience, asked: { ...experience.asked, [kind]: (experience.asked[kind] ?? 0) + 1 } }
}

/** It was answered: a bad answer begins the count anew. */
export function answered(experience: Experience, kind: string, well: boolean): Experience {
  return { ...experience, well: { ...experience.well, [kind]: well ? (experience.well[kind] ?? 0) + 1 : 0 } }
}

export function switched(experience: Experience, part: Part): Experience {
  const { off } = experience
  return { ...experience, off: off.includes(part) ? off.filter((one) => one !== part) : [...off, part] }
}

/** Whether a part speaks by itself at a kind of question. Warnings never fall silent by themselves. */
export function speaks(experience: Experience, part: Part, kind: string): boolean {
  if (experience.off.includes(part)) return false
  if (part === 'words') return (experience.asked[kind] ?? 0) <= TALKS
  return part !== 'advice' || (experience.well[kind] ?? 0) < ADVISES
}

function counts(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, count]) => typeof count === 'number'))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
