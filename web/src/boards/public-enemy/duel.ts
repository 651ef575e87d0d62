// A Duel in the Sun while it is being fought, tile by tile: only events tell it.

import type { GangName } from './art/outlaws/gangs'
import type { GameEvent } from '../../generated/public-enemy'

export type Tile = 'click' | 'bang'

/** The tiles of one of two, or the one row of all. */
export interface TileRow {
  seat: number | null
  tiles: { tile: Tile; seat: number }[]
}

export interface Duel {
  prize: GangName | 'one'
  length: number
  rows: TileRow[]
  winner?: number
  lost?: boolean
}

/** The Duel as far as it has been told; whatever else happens ends it. */
export function hearDuel(duel: Duel | null, { key, args }: GameEvent): Duel | null {
  const { prize, seats, tiles, seat, tile } = args as Record<string, any>
  if (key === 'pe-duel') return { prize, length: tiles, rows: seats.map((seat: number) => ({ seat, tiles: [] })) }
  if (key === 'pe-tuel') return { prize, length: tiles, rows: [{ seat: null, tiles: [] }] }
  if (!duel) return null
  if (key === 'pe-tile') return { ...duel, rows: duel.rows.map((row) => turned(row, seat, tile)) }
  if (key === 'pe-duel-won') return { ...duel, winner: seat }
  return key === 'pe-duel-lost' ? { ...duel, lost: true } : null
}

function turned(row: TileRow, seat: number, tile: Tile): TileRow {
  return row.seat === null || row.seat === seat ? { ...row, tiles: [...row.tiles, { tile, seat }] } : row
}
