// How a view is read that nobody knows: by the shapes of its values, and by the names the catalogue has for its words.

import { HEAD } from '../../generated/protocol'

export type Say = (key: string, args?: object) => string
export type Fields = [name: string, value: unknown][]
export interface Owned { seat: number; fields: Fields }

const NOTHING = '–'

/** What a board shows of a view. The head is said around it, but for the round, which is 0 in a game without rounds. */
export function body(view: object): Fields {
  return Object.entries(view).filter(([name, value]) => (name === 'round' ? value !== 0 : !(HEAD as readonly string[]).includes(name)))
}

/** Things that belong to seats, one record for each player. */
export function owned(value: unknown, players: number): Owned[] | null {
  if (!Array.isArray(value) || value.length !== players) return null
  const seats = value.map((item) => (isRecord(item) ? item['seat'] : null))
  if (!seats.every((_, seat) => seats.includes(seat))) return null
  return value.map((item, i) => ({ seat: seats[i] as number, fields: Object.entries(item as object).filter(([name]) => name !== 'seat') }))
}

/** Whose something is; -1 is nobody. */
export function owner(t: Say, seat: number): string {
  return seat < 0 ? NOTHING : t('board-player', { seat })
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of plain words and numbers. */
export function isRow(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
}

/** What the catalogue calls a word, else the word itself; `name-seat` would have a number to name. */
export function named(t: Say, word: string): string {
  const key = word === 'seat' ? 'board-owner' : `name-${word}`
  const found = t(key)
  return found === key ? word.replaceAll(/[-_]/g, ' ') : found
}

/** What a thing of that name does, where the game says so. */
export function about(t: Say, game: string, word: string): string {
  const key = `about-${game}-${word.replaceAll('_', '-')}`
  const found = t(key)
  return found === key ? '' : found
}

export function plain(t: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(`board-${value}`)
  return typeof value === 'string' ? named(t, value) : String(value)
}
