// A table as the form makes it: what a game's schema allows, and what leaves this browser.

import type { GameInfo, Json, NewTable, OptionSchema } from './protocol'

export const OPEN_SEAT = ''
export const YOUR_SEAT = 'me'
export const CLOCKS = [0, 30, 60, 120, 300]
export const PACES = [0, 0.5, 1, 2]

// Bots are listed with the strongest first.
export function strongest(game: GameInfo): string {
  return game.bots[0] ?? OPEN_SEAT
}

// You first, then the strongest bots: something to play at once.
export function draftTable(game: GameInfo, name: string, players = game.players[0] ?? 1): NewTable {
  const others = Array.from({ length: players - 1 }, () => strongest(game))
  return { game: game.slug, players, options: {}, seats: [YOUR_SEAT, ...others], private: false, clock: 0, pace: 1, name }
}

export function withPlayers(draft: NewTable, game: GameInfo, players: number): NewTable {
  const added = Array.from({ length: Math.max(0, players - draft.seats.length) }, () => strongest(game))
  return { ...draft, players, seats: [...draft.seats, ...added].slice(0, players) }
}

export function withOption(draft: NewTable, schema: OptionSchema, name: string, value: unknown): NewTable {
  const options: Json = { ...draft.options, [name]: value }
  if (JSON.stringify(value) === JSON.stringify(schema.default)) delete options[name]
  return { ...draft, options }
}
