// Where everything on the train is drawn, in pixels.

import type { Bandit, Floor, Loot, View } from './types'

export const HEIGHT = 318
export const ROOF_TOP = 104
export const ROOF_BASE = 134
export const FLOOR_TOP = 208
export const FLOOR_BASE = 260
export const RAIL = 296
export const NOSE = 104 // the boiler, ahead of the cab
const MARGIN = 14
const TIGHT = 150 // the narrowest car that still holds six bandits
const WIDE = 250
const GAP = 12 // between cars
const WALL = 8
const FEET: Record<Floor, number> = { roof: ROOF_TOP + 4, inside: FLOOR_TOP + 5 }
const LOOT_LINE: Record<Floor, number> = { roof: ROOF_TOP + 1, inside: FLOOR_TOP + 12 }
const LOOT_ROW = 24
const TOKEN = 30
const TOKEN_KNOWN = 36
const STEP_BACK = 10 // behind a heap of loot
const FIGURE_MOST = 1.3
const FIGURE_LEAST = 0.72

export interface CarBox {
  car: number
  x: number
  width: number
}

export interface Train {
  width: number
  pitch: number
  cars: CarBox[]
}

export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Token extends Spot {
  key: string
  kind: 'purse' | 'jewel' | 'strongbox'
  purse?: number
  value?: number | null
  count: number
  width: number
}

/** The train across a given width: as wide as it may be, never too narrow to read. */
export function layTrain(cars: number, available: number): Train {
  const pitch = Math.min(WIDE, Math.max(TIGHT, (available - NOSE - 2 * MARGIN) / cars))
  const length = NOSE + pitch * cars
  const width = Math.max(available, length + 2 * MARGIN)
  const start = (width - length) / 2 + NOSE
  return {
    width,
    pitch,
    cars: Array.from({ length: cars }, (_, car) => ({ car, x: start + car * pitch, width: pitch - GAP })),
  }
}

function stand(box: CarBox, floor: Floor, index: number, count: number, heap: boolean): Spot {
  const room = box.width - 2 * WALL
  const step = Math.min(46, room / count)
  const scale = Math.max(FIGURE_LEAST, Math.min(FIGURE_MOST, step / 30))
  const start = box.x + box.width / 2 - (step * (count - 1)) / 2
  return { x: start + step * index, y: FEET[floor] - (heap ? STEP_BACK : 0), scale }
}

/** Where the Marshal and every bandit stand, by name. */
export function standAll(view: View, train: Train): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const box of train.cars)
    for (const floor of ['inside', 'roof'] as const) {
      const names = whoIs(view, box.car, floor)
      const heap = split(lootTokens(box.car, floor, view.train[box.car]![floor]), box.width - 2 * WALL).length > 1
      names.forEach((name, index) => spots.set(name, stand(box, floor, index, names.length, heap)))
    }
  return spots
}

function whoIs(view: View, car: number, floor: Floor): string[] {
  const here = (bandit: Bandit) => bandit.car === car && bandit.floor === floor
  const bandits = view.bandits.filter(here).map(({ character }) => character)
  return view.marshal === car && floor === 'inside' ? ['marshal', ...bandits] : bandits
}

/** The loot of one place: purses one by one, jewels and strongboxes in stacks, in one row or two. */
export function layLoot(box: CarBox, floor: Floor, loot: Loot): Token[] {
  const tokens = lootTokens(box.car, floor, loot)
  const rows = split(tokens, box.width - 2 * WALL)
  return rows.flatMap((row, line) => {
    const length = row.reduce((sum, token) => sum + token.width, 0)
    const squeeze = Math.min(1, (box.width - WALL) / length)
    let x = box.x + box.width / 2 - (length * squeeze) / 2
    const y = LOOT_LINE[floor] + (rows.length === 1 ? LOOT_ROW / 4 : (line - 0.35) * LOOT_ROW)
    return row.map((token) => {
      const spot = { ...token, x, y }
      x += token.width * squeeze
      return spot
    })
  })
}

function lootTokens(car: number, floor: Floor, loot: Loot): Token[] {
  const at = { x: 0, y: 0, scale: 1 }
  const purses = loot.purses.map(({ purse, value }): Token => ({
    ...at,
    key: `purse:${purse}`,
    kind: 'purse',
    purse,
    value,
    count: 1,
    width: value === null ? TOKEN : TOKEN_KNOWN,
  }))
  const stacks = (['jewel', 'strongbox'] as const)
    .map((kind): Token => {
      const count = kind === 'jewel' ? loot.jewels : loot.strongboxes
      return { ...at, key: `${kind}:${car}:${floor}`, kind, count, width: count > 1 ? TOKEN_KNOWN : TOKEN }
    })
    .filter(({ count }) => count > 0)
  return [...stacks, ...purses]
}

function split(tokens: Token[], room: number): Token[][] {
  const length = tokens.reduce((sum, token) => sum + token.width, 0)
  if (length <= room || tokens.length < 2) return [tokens]
  const half = Math.ceil(tokens.length / 2)
  return [tokens.slice(0, half), tokens.slice(half)]
}
