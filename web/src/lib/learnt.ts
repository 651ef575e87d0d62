// Which lessons somebody has taken and where he stands in others, kept in this browser. Anything unreadable counts as none.

const KEY = 'saloon-lessons'
const PLACES = 'saloon-lesson-places'

type Learnt = Record<string, string[]> // the names of lessons by game

/** Where somebody stands in a lesson: the choices he made, and how many of them before each step so far. */
export interface Place { choices: number[]; before: number[] }

export const BEGINNING: Place = { choices: [], before: [0] }

export function readLearnt(storage: Pick<Storage, 'getItem'>, game: string): string[] {
  return all(storage)[game] ?? []
}

export function noteLearnt(storage: Pick<Storage, 'getItem' | 'setItem'>, game: string, lesson: string): void {
  const learnt = all(storage)
  learnt[game] = [...new Set([...(learnt[game] ?? []), lesson])]
  storage.setItem(KEY, JSON.stringify(learnt))
}

export function readPlace(storage: Pick<Storage, 'getItem'>, game: string, lesson: string): Place {
  const place = kept(storage, PLACES)[`${game}/${lesson}`] as Partial<Place> | null | undefined
  return counts(place?.choices) && counts(place?.before) && place.before.length > 0 ? { choices: place.choices, before: place.before } : BEGINNING
}

/** Whoever stands at the beginning has no place to come back to. */
export function notePlace(storage: Pick<Storage, 'getItem' | 'setItem'>, game: string, lesson: string, place: Place): void {
  const { [`${game}/${lesson}`]: _, ...others } = kept(storage, PLACES)
  storage.setItem(PLACES, JSON.stringify(place.before.length > 1 ? { ...others, [`${game}/${lesson}`]: place } : others))
}

function all(storage: Pick<Storage, 'getItem'>): Learnt {
  const known = Object.entries(kept(storage, KEY)).filter(([, names]) => Array.isArray(names))
  return Object.fromEntries(known.map(([game, names]) => [game, (names as unknown[]).filter((name) => typeof name === 'string')]))
}

function kept(storage: Pick<Storage, 'getItem'>, key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

function counts(found: unknown): found is number[] {
  return Array.isArray(found) && found.every((one) => Number.isInteger(one) && one >= 0)
}
