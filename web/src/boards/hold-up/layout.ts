// Where everything in the town is drawn, in pixels. The town is measured once, north up; on a narrow screen the same town
// is turned a quarter to the left (east up, north on the left), where its long streets run down the page.

import type { Corner, Spot, Street } from '../../generated/hold-up'
import { inLines } from './words'

const CORNERS: Corner[] = ['north-west', 'north-centre', 'north-east', 'south-east', 'south-centre', 'south-west']
const SPOTS: Spot[] = ['north-left', 'north-right', 'east', 'south-right', 'south-left', 'west']

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The way a building's side looks out onto its street, on the screen. */
export type Front = 'up' | 'right' | 'down' | 'left'

export interface SideBox {
  corner: Corner
  street: Street
  box: Box
  front: Front
  places: Point[]
}

export interface Town {
  width: number
  height: number
  turned: boolean
  buildings: Record<Corner, Box>
  sides: SideBox[]
  alleys: Record<Spot, Box>
  cards: Record<Spot, Point>
  streets: Record<Street, Box>
  signs: Record<Street, Box>
  middle: Box
  /** The open ground where two streets cross. */
  crossings: Box[]
}

/** A gangster's card and an event card; the art is drawn 52 by 46 and 48 by 66. */
export const PIECE = { width: 52, height: 46 }
export const CARD = { width: 48, height: 66 }
export const CARD_SCALE = 0.88

/** North up: along the long streets, across them, and how wide streets and alleys are. */
interface Measures {
  along: number
  across: number
  longStreet: number
  smallStreet: number
  alley: number
  square: number
}

const WIDE: Measures = { along: 54, across: 49, longStreet: 52, smallStreet: 58, alley: 56, square: 64 }
const NARROW: Measures = { along: 45, across: 50, longStreet: 54, smallStreet: 48, alley: 62, square: 50 }
const NARROW_LEAST = 306
const SIGN = 44 // what a sign takes of the alley it stands in
const POINTER = 7 // what the pointer over a lit card needs beyond that, so as not to stand on the sign
const PLACES: Record<'corner' | 'large', number> = { corner: 3, large: 6 }
const PLACES_ALONG = 2 * PLACES.corner + PLACES.large
const FURTHEST = 76 // along: still further apart, places would not look like one row

const SIDES: [Corner, Street][] = [
  ['north-west', 'north'],
  ['north-west', 'west'],
  ['north-centre', 'north'],
  ['north-east', 'north'],
  ['north-east', 'east'],
  ['south-east', 'south'],
  ['south-east', 'east'],
  ['south-centre', 'south'],
  ['south-west', 'south'],
  ['south-west', 'west'],
]

export const isLarge = (corner: Corner): boolean => corner.endsWith('centre')
const isNorth = (corner: Corner): boolean => corner.startsWith('north')

/** The town with north up. Where there is more width than it needs, its buildings are longer. */
export function layWide(width = 0): Town {
  const needed = layAlong(WIDE.along)
  const spare = Math.max(0, width - needed.width)
  return spare ? layAlong(Math.min(FURTHEST, WIDE.along + spare / PLACES_ALONG)) : needed
}

function layAlong(along: number): Town {
  return lay({ ...WIDE, along }, 3 * WIDE.across, false)
}

/** The town turned to the left, exactly so wide; what is left over goes to the buildings. */
export function layTurned(width: number): Town {
  const depth = (Math.max(width, NARROW_LEAST) - 2 * NARROW.longStreet - NARROW.square) / 2
  return turn(lay(NARROW, depth, true))
}

function lay(m: Measures, depth: number, spread: boolean): Town {
  const corner = 3 * m.along
  const large = 6 * m.along
  const left = m.smallStreet
  const top = m.longStreet
  const columns = { west: left, centre: left + corner + m.alley, east: left + corner + large + 2 * m.alley }
  const rows = { north: top, south: top + depth + m.square }
  const width = columns.east + corner + m.smallStreet
  const height = rows.south + depth + m.longStreet

  const buildingBox = (name: Corner): Box => ({
    x: columns[name.split('-')[1] as keyof typeof columns],
    y: rows[name.split('-')[0] as keyof typeof rows],
    width: isLarge(name) ? large : corner,
    height: depth,
  })
  const buildings = Object.fromEntries(CORNERS.map((name) => [name, buildingBox(name)])) as Record<Corner, Box>

  const sideBox = (name: Corner, street: Street): Box => {
    const box = buildings[name]
    if (street === 'north') return { ...box, y: 0, height: m.longStreet }
    if (street === 'south') return { ...box, y: height - m.longStreet, height: m.longStreet }
    const x = street === 'west' ? 0 : width - m.smallStreet
    const half = 3 * m.across
    const y = spread ? (isNorth(name) ? 0 : height - half) : box.y
    return { x, y, width: m.smallStreet, height: spread ? half : box.height }
  }
  const places = (box: Box, count: number, level: boolean): Point[] =>
    Array.from({ length: count }, (_, place) => ({
      x: level ? box.x + ((place + 0.5) * box.width) / count : box.x + box.width / 2,
      y: level ? box.y + box.height / 2 : box.y + ((place + 0.5) * box.height) / count,
    }))
  const fronts: Record<Street, Front> = { north: 'up', east: 'right', south: 'down', west: 'left' }
  const sides = SIDES.map(([name, street]): SideBox => {
    const box = sideBox(name, street)
    const level = street === 'north' || street === 'south'
    const inOrder = places(box, PLACES[isLarge(name) ? 'large' : 'corner'], level)
    // Places are numbered clockwise around the town.
    const clockwise = street === 'south' || street === 'west' ? inOrder.toReversed() : inOrder
    return { corner: name, street, box, front: fronts[street], places: clockwise }
  })

  const gap = (column: 'west' | 'centre', row: 'north' | 'south'): Box => ({
    x: columns[column] + (column === 'west' ? corner : large),
    y: rows[row],
    width: m.alley,
    height: depth,
  })
  const between = (x: number): Box => ({ x, y: top + depth, width: corner, height: m.square })
  const alleys: Record<Spot, Box> = {
    'north-left': gap('west', 'north'),
    'north-right': gap('centre', 'north'),
    east: between(columns.east),
    'south-right': gap('centre', 'south'),
    'south-left': gap('west', 'south'),
    west: between(columns.west),
  }
  const cards = Object.fromEntries(SPOTS.map((spot) => [spot, middleOf(alleys[spot])])) as Record<Spot, Point>

  const streets: Record<Street, Box> = {
    north: { x: 0, y: 0, width, height: m.longStreet },
    east: { x: width - m.smallStreet, y: 0, width: m.smallStreet, height },
    south: { x: 0, y: height - m.longStreet, width, height: m.longStreet },
    west: { x: 0, y: 0, width: m.smallStreet, height },
  }
  // Where an alley opens into a long street nobody can stand: there the street's sign is. A small street has its sign at
  // its only alley; where its places need all its length, a step into that alley.
  const atAlley = (spot: Spot, y: number): Box => ({ x: alleys[spot].x, y, width: m.alley, height: m.longStreet })
  const step = spread ? SIGN - 2 : 0
  const small = { y: alleys.east.y, width: spread ? SIGN - 2 : m.smallStreet, height: m.square }
  const signs: Record<Street, Box> = {
    north: atAlley('north-left', 0),
    east: { ...small, x: width - m.smallStreet - step },
    south: atAlley('south-right', height - m.longStreet),
    west: { ...small, x: spread ? m.smallStreet : 0 },
  }
  if (spread) {
    // Sign and card share the alley of a small street: the card stands further in, and a step out of it into the square.
    const half = (CARD.height * CARD_SCALE) / 2
    cards.east = { x: alleys.east.x + alleys.east.width - SIGN - half - POINTER, y: cards.east.y }
    cards.west = { x: alleys.west.x + alleys.west.width - half - 2 + POINTER, y: cards.west.y }
  }
  const crossings = spread
    ? []
    : [0, width - m.smallStreet].flatMap((x) => [0, height - m.longStreet].map((y) => ({ x, y, width: m.smallStreet, height: m.longStreet })))
  const middle = { x: columns.centre, y: top + depth, width: large, height: m.square }
  return { width, height, turned: false, buildings, sides, alleys, cards, streets, signs, middle, crossings }
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A quarter turn to the left. Places keep their numbers; boxes and points change their place. */
function turn(town: Town): Town {
  const box = (old: Box): Box => ({ x: old.y, y: town.width - old.x - old.width, width: old.height, height: old.width })
  const point = (old: Point): Point => ({ x: old.y, y: town.width - old.x })
  const each = <Key extends string, Old, New>(all: Record<Key, Old>, change: (old: Old) => New) =>
    Object.fromEntries(Object.entries<Old>(all).map(([key, old]) => [key, change(old)])) as Record<Key, New>
  const fronts: Record<Front, Front> = { up: 'left', right: 'up', down: 'right', left: 'down' }
  return {
    width: town.height,
    height: town.width,
    turned: true,
    buildings: each(town.buildings, box),
    sides: town.sides.map((side) => ({ ...side, box: box(side.box), front: fronts[side.front], places: side.places.map(point) })),
    alleys: each(town.alleys, box),
    cards: each(town.cards, point),
    streets: each(town.streets, box),
    signs: each(town.signs, box),
    middle: box(town.middle),
    crossings: town.crossings.map(box),
  }
}

export function sideOf(town: Town, corner: Corner, street: Street): SideBox {
  return town.sides.find((side) => side.corner === corner && side.street === street)!
}

/** What lies on a roof: the name plate (in small type where it is narrow), the two loot tiles, and the line of strengths below them. */
export interface RoofPlan {
  lines: string[]
  small: boolean
  plate: Box
  tiles: Box[]
  strengths: Box
}

const LETTER = { sign: 9, small: 7.2 } // how wide a letter of a name is, about
const LINE = 15
const TIGHT = 112 // a roof narrower than this has its name in small type
const BESIDE = 125 // where there is this much room the tiles lie side by side
const SPACIOUS = 240 // a roof so long in either direction has larger tiles

export function planRoof(box: Box, name: string): RoofPlan {
  const small = box.width < TIGHT
  const letter = LETTER[small ? 'small' : 'sign']
  const lines = inLines(name, box.width - 26, letter)
  const longest = Math.max(...lines.map((line) => line.length))
  const plate = { width: Math.min(box.width - (small ? 4 : 16), longest * letter + 14), height: lines.length * LINE + 6 }
  const beside = box.width >= BESIDE
  const spacious = Math.max(box.width, box.height) >= SPACIOUS
  const tile = beside
    ? { width: spacious ? 76 : 62, height: spacious ? 42 : 36 }
    : { width: Math.min(spacious ? 76 : 66, box.width - 18), height: spacious ? 38 : 31 }
  const strengths = { width: Math.min(box.width - 16, 128), height: beside ? 20 : box.width < 96 ? 36 : 18 }
  const tilesHeight = beside ? tile.height : tile.height * 2 + 7
  const total = plate.height + 8 + tilesHeight + 5 + strengths.height
  const x = box.x + box.width / 2
  const y = box.y + (box.height - total) / 2
  const first = y + plate.height + 8
  const tiles = beside
    ? [x - tile.width - 4, x + 4].map((left) => ({ x: left, y: first, ...tile }))
    : [0, 1].map((row) => ({ x: x - tile.width / 2, y: first + row * (tile.height + 7), ...tile }))
  return {
    lines,
    small,
    plate: { x: x - plate.width / 2, y, ...plate },
    tiles,
    strengths: { x: x - strengths.width / 2, y: first + tilesHeight + 5, ...strengths },
  }
}
