// How a view is read that nobody knows: by the shapes of its values, and by the names the catalogue has for its words.

export type Say = (key: string, args?: object) => string
export type Fields = [name: string, value: unknown][]
export interface Owned { seat: number; fields: Fields }

const HEAD = new Set(['game', 'seat', 'to_move', 'over', 'players', 'options', 'decision', 'wording']) // said around the board

/** What a board shows of a view; a game without rounds is always in round 0. */
export function body(view: object): Fields {
  return Object.entries(view).filter(([name, value]) => !HEAD.has(name) && (name !== 'round' || value !== 0))
}

/** Things that belong to seats, one record for each. */
export function owned(value: unknown): Owned[] | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const found = value.map((item) => (isRecord(item) && typeof item['seat'] === 'number' ? item['seat'] : null))
  if (found.includes(null)) return null
  return value.map((item, i) => ({ seat: found[i]!, fields: Object.entries(item as object).filter(([name]) => name !== 'seat') }))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of plain words and numbers. */
export function isRow(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
}

/** What the catalogue calls a word, else the word itself. */
export function named(t: Say, word: string): string {
  const key = `name-${word}`
  const found = t(key)
  return found === key ? word.replaceAll(/[-_]/g, ' ') : found
}

export function plain(t: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(`board-${value}`)
  return typeof value === 'string' ? named(t, value) : String(value)
}
