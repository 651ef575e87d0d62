// What a visitor made of puzzles, kept in this browser. Only the first answer to a puzzle counts.

import type { PuzzleCard } from './protocol'

export type Outcome = 'right' | 'wrong'

export interface Streak { now: number; best: number }

export interface Kept {
  outcomes: Record<string, Record<string, Outcome>> // by game and puzzle
  run: Streak // puzzles solved one after the other
  days: Streak & { last: string } // days in a row with a puzzle of the day solved, and the last of them
}

const KEY = 'saloon-puzzles'
const DAY = 24 * 3600 * 1000

export function readKept(storage: Pick<Storage, 'getItem'>): Kept {
  const kept = parsed(storage.getItem(KEY))
  const days = object(kept['days'])
  return {
    outcomes: Object.fromEntries(Object.entries(object(kept['outcomes'])).map(([slug, found]) => [slug, outcomes(found)])),
    run: streak(kept['run']),
    days: { ...streak(days), last: typeof days['last'] === 'string' ? days['last'] : '' },
  }
}

export function writeKept(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  storage.setItem(KEY, JSON.stringify(kept))
}

/** The same after an answer. `today` is the day whose puzzle it is, as 2026-11-16, or empty. */
export function afterAnswer(kept: Kept, slug: string, id: string, outcome: Outcome, today: string): Kept {
  if (kept.outcomes[slug]?.[id]) return kept
  const right = outcome === 'right'
  return {
    outcomes: { ...kept.outcomes, [slug]: { ...kept.outcomes[slug], [id]: outcome } },
    run: longer(kept.run, right ? kept.run.now + 1 : 0),
    days: right && today && today !== kept.days.last ? { ...longer(kept.days, follows(kept.days.last, today) ? kept.days.now + 1 : 1), last: today } : kept.days,
  }
}

/** How many days in a row it is as of a day: a day left out ends it. */
export function daysInARow({ days }: Kept, today: string): number {
  return days.last === today || follows(days.last, today) ? days.now : 0
}

/** A day as in Greenwich, where the puzzle of the day changes for everybody at once. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** A pack by theme, the easiest puzzles first. */
export function byTheme(puzzles: PuzzleCard[]): [string, PuzzleCard[]][] {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))]
  const easiest = puzzles.toSorted((one, other) => one.grade - other.grade)
  return themes.map((theme) => [theme, easiest.filter((one) => one.theme === theme)])
}

/** The puzzle to go on with: the next one in the list, from the beginning again, that has no answer yet. */
export function nextPuzzle(puzzles: PuzzleCard[], done: Record<string, Outcome>, id: string): string | null {
  const at = puzzles.findIndex((one) => one.id === id)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  return (others.find((one) => !done[one.id]) ?? others[0])?.id ?? null
}

function longer({ best }: Streak, now: number): Streak {
  return { now, best: Math.max(best, now) }
}

function follows(last: string, day: string): boolean {
  return last !== '' && Date.parse(day) - Date.parse(last) === DAY
}

function streak(value: unknown): Streak {
  const { now, best } = object(value)
  return { now: typeof now === 'number' ? now : 0, best: typeof best === 'number' ? best : 0 }
}

function outcomes(value: unknown): Record<string, Outcome> {
  const known = Object.entries(object(value)).filter((one): one is [string, Outcome] => one[1] === 'right' || one[1] === 'wrong')
  return Object.fromEntries(known)
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
