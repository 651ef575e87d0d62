// One event shown on the board: the view as it stood, changed by what the event tells.

import type { GameEvent } from '../../lib/board'
import type { Land, Tokens, View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

export function show(view: View, event: GameEvent): View {
  return changes[event.key]?.(view, event.args as Args) ?? view
}

function withToken(tokens: Tokens, token: string, change: number): Tokens {
  return { ...tokens, [token]: Math.max(0, (tokens[token] ?? 0) + change) }
}

function withLand(view: View, name: string, change: (land: Land) => Partial<Land>): View {
  return { ...view, lands: view.lands.map((land) => (land.name === name ? { ...land, ...change(land) } : land)) }
}

function added(counts: number[], seat: number, change: number): number[] {
  return counts.map((count, at) => (at === seat ? count + change : count))
}

function lay(land: Land, token: string): Partial<Land> {
  if (!token.startsWith('riches-')) return { symbols: land.symbols + 1 }
  const worth = Number(token.slice('riches-'.length))
  const riches = [...land.riches, worth].sort((a, b) => b - a)
  return { riches, free_places: land.free_places - 1, pot: land.pot + worth }
}

const changes: Record<string, Change> = {
  'st-drew': (view, { seat, token }) => ({
    ...view,
    turn: seat,
    drawn: token,
    envelope: { size: view.envelope.size - 1, tokens: withToken(view.envelope.tokens, token, -1) },
  }),
  'st-laid': (view, { token, territory }) => withLand({ ...view, drawn: null }, territory, (land) => lay(land, token)),
  'st-placed': (view, { seat, territory }) =>
    withLand({ ...view, characters: added(view.characters, seat, -1) }, territory, ({ characters }) => ({
      characters: added(characters, seat, 1),
    })),
  'st-set-aside': (view, { token }) => ({ ...view, drawn: null, aside: withToken(view.aside, token, 1) }),
}
