// A table as the form makes it: what a game's schema allows, and what leaves this browser.

import { DAY } from './clock'
import { readBot, usualBot } from './levels'
import type { GameInfo, HouseRead, Json, NewTable, OptionSchema, PresetInfo } from './protocol'

export const OPEN_SEAT = ''
export const YOUR_SEAT = 'me'
export const CLOCKS = [0, 30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY]
export const PACES = [0, 0.5, 1, 2]

const KEY = 'saloon-tables'
type Kept = Pick<NewTable, 'players' | 'options' | 'seats' | 'private' | 'clock' | 'pace' | 'rated'>

// The game's first preset; you first, then bots of the usual level: something to play at once.
export function draftTable(game: GameInfo, name: string): NewTable {
  const empty = { game: game.slug, players: 1, options: {}, seats: [YOUR_SEAT], private: false, clock: 0, pace: 1, name, start: false, house: null, rated: false }
  return withPreset(empty, game, game.presets[0]!)
}

export function withPreset(draft: NewTable, game: GameInfo, { players, options, clock }: PresetInfo): NewTable {
  return { ...withPlayers(draft, game, players), options, clock }
}

export function isPreset(draft: NewTable, { players, options, clock }: PresetInfo): boolean {
  return draft.players === players && draft.clock === clock && same(draft.options, options)
}

// The same for friends: their seats wait for them.
export function friendsTable(game: GameInfo, name: string): NewTable {
  const draft = draftTable(game, name)
  return { ...draft, seats: everySeat(draft.seats, OPEN_SEAT) }
}

// The last table of this game that was opened here, as far as it can still be had, rated only by whoever is known; otherwise
// one for friends.
export function lastTable(game: GameInfo, name: string, storage: Pick<Storage, 'getItem'>, rateable = false): NewTable {
  const draft = friendsTable(game, name)
  const kept = keptTables(storage)[game.slug]
  if (!kept || !game.players.includes(kept.players) || kept.seats.length !== kept.players) return draft
  if (!Object.keys(kept.options).every((option) => option in game.options.properties)) return draft
  const known = [OPEN_SEAT, YOUR_SEAT, ...game.bots.map((bot) => bot.name)]
  if (!kept.seats.every((seat) => known.includes(readBot(seat).name))) return draft
  return { ...draft, ...kept, rated: rateable && (kept.rated ?? false) }
}

export function keepTable(draft: NewTable, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const { players, options, seats, private: unlisted, clock, pace, rated } = draft
  const kept: Kept = { players, options, seats, private: unlisted, clock, pace, rated }
  storage.setItem(KEY, JSON.stringify({ ...keptTables(storage), [draft.game]: kept }))
}

function keptTables(storage: Pick<Storage, 'getItem'>): Record<string, Kept | undefined> {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Kept | undefined>
  } catch {
    return {}
  }
}

// The same, begun at once. Nobody asked to be watched there.
export function playNow(game: GameInfo, name: string): NewTable {
  return { ...draftTable(game, name), private: true, start: true }
}

// The same against the weakest bots, for whoever is being taught.
export function learnNow(game: GameInfo, name: string): NewTable {
  const table = playNow(game, name)
  return { ...table, seats: everySeat(table.seats, game.bots[0]?.name ?? OPEN_SEAT) }
}

// A name for somebody who has not said one: one of a list with commas.
export function friendlyName(names: string, random: () => number = Math.random): string {
  const known = names.split(',').map((name) => name.trim())
  return known[Math.floor(random() * known.length)]!
}

// Where a seat waits for somebody, those that are added do; otherwise bots sit there.
export function withPlayers(draft: NewTable, game: GameInfo, players: number): NewTable {
  const taken = draft.seats.includes(OPEN_SEAT) ? OPEN_SEAT : usualBot(game.bots)
  const added = Array.from({ length: Math.max(0, players - draft.seats.length) }, () => taken)
  return { ...draft, players, seats: [...draft.seats, ...added].slice(0, players) }
}

export function withOption(draft: NewTable, schema: OptionSchema, name: string, value: unknown): NewTable {
  const options: Json = { ...draft.options, [name]: value }
  if (same(value, schema.default)) delete options[name]
  return { ...draft, options }
}

// The table by these house rules, with the options that go with them; nothing takes them away again.
export function withHouse(draft: NewTable, read: HouseRead | null): NewTable {
  if (!read) return { ...draft, house: null }
  const { name, tables, options } = read.house
  return { ...draft, options: { ...draft.options, ...options }, house: { name, tables: tables ?? {} } }
}

// The same seats with this bot wherever there is one; nothing where that changes nothing.
export function everyBot(seats: string[], bot: string): string[] | null {
  if (bot === OPEN_SEAT) return null
  const alike = seats.map((seat) => (seat === OPEN_SEAT || seat === YOUR_SEAT ? seat : bot))
  return alike.some((seat, i) => seat !== seats[i]) ? alike : null
}

// What all bots have in common: their level; or that there is none, and all seats are open. Otherwise nothing.
export function inCommon(seats: string[]): string | null {
  const bots = new Set(seats.filter((seat) => seat !== OPEN_SEAT && seat !== YOUR_SEAT))
  return bots.size === 0 ? OPEN_SEAT : bots.size === 1 ? [...bots][0]! : null
}

// The others all open, or every bot of one level; where there is none yet, on all their seats.
export function everySeat(seats: string[], wanted: string): string[] {
  const filled = seats.map((seat) => (seat === YOUR_SEAT ? seat : wanted))
  return wanted === OPEN_SEAT || inCommon(seats) === OPEN_SEAT ? filled : (everyBot(seats, wanted) ?? seats)
}

// What a table changes in the game, by shelf: what people chose, and rulings.
export interface Changes { chosen: string[]; rulings: string[] }

export function changesIn(options: Json, game: GameInfo): Changes {
  const changed = Object.entries(game.options.properties).filter(([name, { default: usual }]) => name in options && !same(options[name], usual))
  const names = (ruling: boolean) => changed.filter(([, schema]) => (schema.ruling !== undefined) === ruling).map(([name]) => name)
  return { chosen: names(false), rulings: names(true) }
}

function same(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  const inOrder = (_: string, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part)
  return JSON.stringify(value, inOrder)
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
