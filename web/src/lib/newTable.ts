// A table as the form makes it: what a game's schema allows, and what leaves this browser.

import { usualBot } from './levels'
import type { GameInfo, Json, NewTable, OptionSchema } from './protocol'

export const OPEN_SEAT = ''
export const YOUR_SEAT = 'me'
export const CLOCKS = [0, 30, 60, 120, 300]
export const PACES = [0, 0.5, 1, 2]

// You first, then bots of the usual level: something to play at once.
export function draftTable(game: GameInfo, name: string, players = game.players[0] ?? 1): NewTable {
  const others = Array.from({ length: players - 1 }, () => usualBot(game.bots))
  return { game: game.slug, players, options: {}, seats: [YOUR_SEAT, ...others], private: false, clock: 0, pace: 1, name }
}

// Another game at the same table: everything stays but its options, with as many players as can play it.
export function withGame(draft: NewTable, game: GameInfo): NewTable {
  const players = game.players.reduce((best, count) => (Math.abs(count - draft.players) < Math.abs(best - draft.players) ? count : best))
  return withPlayers({ ...draft, game: game.slug, options: {} }, game, players)
}

export function withPlayers(draft: NewTable, game: GameInfo, players: number): NewTable {
  const added = Array.from({ length: Math.max(0, players - draft.seats.length) }, () => usualBot(game.bots))
  return { ...draft, players, seats: [...draft.seats, ...added].slice(0, players) }
}

export function withOption(draft: NewTable, schema: OptionSchema, name: string, value: unknown): NewTable {
  const options: Json = { ...draft.options, [name]: value }
  if (JSON.stringify(value) === JSON.stringify(schema.default)) delete options[name]
  return { ...draft, options }
}

// The same seats with this bot wherever there is one; nothing where that changes nothing.
export function everyBot(seats: string[], bot: string): string[] | null {
  if (bot === OPEN_SEAT) return null
  const alike = seats.map((seat) => (seat === OPEN_SEAT || seat === YOUR_SEAT ? seat : bot))
  return alike.some((seat, i) => seat !== seats[i]) ? alike : null
}
