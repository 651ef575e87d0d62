// Where everything on the train and beside it is drawn, in pixels.

import type { Ahead } from './riders'
import type { Bandit, Flask, Floor, Loot, Place, View } from '../../generated/colt-express'

/** A car of the train by its number, or what travels beside it. */
export type CarName = Place['car']

export const HEIGHT = 318
export const ROAD_HEIGHT = 410 // with the road that the coach and the horses take
export const ROOF_TOP = 104
export const ROOF_BASE = 134
export const FLOOR_TOP = 208
export const FLOOR_BASE = 260
export const RAIL = 296
export const NOSE = 104 // the boiler, ahead of the cab
export const COACH_TOP = 314 // the coach's roof
export const COACH_EAVES = 326
export const COACH_FLOOR = 372
export const COACH_BASE = 402 // where its wheels touch the ground
export const HORSE = { width: 62, height: 46, saddle: 17 } // as it is drawn at full size
const HORSE_LANE = 344 // between the track and the road
const HORSE_SCALE = 0.86
const RIDER_SCALE = 0.86
const TIME_CAR = 130
const MARGIN = 14
const TIGHT = 150 // the narrowest car that still holds six bandits
const TIGHTER = 136 // where the time-travel car goes ahead of a long train
const WIDE = 250
const GAP = 12 // between cars
const WALL = 8
const ROOF_ROOM = 62
const LOOT_ROW = 24
const HEAP_ROW = 29 // so that the figures of one row do not stand on the other
const TOKEN = 30
const TOKEN_KNOWN = 36
const STEP_BACK = 10 // behind a heap of loot
const FIGURE_MOST = 1.3
const FIGURE_LEAST = 0.72
const COACH_MOST = 0.96

export interface CarBox {
  car: number
  x: number
  width: number
  /** Where its number hangs. */
  plate: number
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
  round?: number
}

/** A place to stand and to lie: how far it reaches, and at which height. */
export interface Platform {
  place: Place
  x: number
  width: number
  feet: number
  loot: number
  /** How large the figures on it may be. */
  most: number
  frame: Frame
}

export interface Train {
  width: number
  height: number
  pitch: number
  cars: CarBox[]
  coach: CarBox | null
  time: CarBox | null
  platforms: Platform[]
}

export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Token extends Spot {
  key: string
  kind: 'purse' | 'jewel' | 'strongbox' | 'flask'
  purse?: number
  holders?: string[]
  value?: number | null
  flask?: number
  whisky?: Flask['kind']
  half?: boolean
  count: number
  width: number
}

/** What goes with the train: how many cars it has, which of them the coach faces, whether the time-travel car is there. */
export interface Company {
  cars: number
  coach: number | null
  time: boolean
}

export function companyOf(view: View): Company {
  return { cars: view.train.length, coach: view.coach?.facing ?? null, time: view.time_car !== undefined }
}

const SKY = 38 // what is left out above and below a train where there is little height
const NARROW = 700 // where there is less width than this, a train is scrolled rather than drawn small
const SCALES = { least: 0.5, inWidth: 0.75, most: 1.6 }

/** How a train is drawn in a room: as large as fits into it, scrolled where it would be too small to read. */
export interface Fit {
  scale: number
  /** Whether there is no room for the sky. */
  short: boolean
  /** The height that it can use at most. */
  tallest: number
}

export function fitTrain(company: Company, room: { width: number; height: number }): Fit {
  const { width, height } = layTrain(company, 0)
  const inWidth = room.width / width
  const scrolls = room.width <= NARROW || inWidth < SCALES.inWidth
  const most = scrolls ? 1 : Math.min(inWidth, SCALES.most)
  const short = room.height < height * most
  const inHeight = Math.max(SCALES.least, room.height / (short ? height - SKY : height))
  return { scale: Math.min(inHeight, most), short, tallest: height * most }
}

/** The train across a given width: as wide as it may be, never too narrow to read. */
export function layTrain({ cars, coach, time }: Company, available: number): Train {
  const ahead = NOSE + (time ? TIME_CAR : 0)
  const pitch = Math.min(WIDE, Math.max(time ? TIGHTER : TIGHT, (available - ahead - 2 * MARGIN) / cars))
  const length = ahead + pitch * cars
  const width = Math.max(available, length + 2 * MARGIN)
  const start = (width - length) / 2 + ahead
  const boxes = Array.from({ length: cars }, (_, car) => boxOf(car, start + car * pitch, pitch - GAP, coach !== null))
  const train = {
    width,
    height: coach === null ? HEIGHT : ROAD_HEIGHT,
    pitch,
    cars: boxes,
    coach: coach === null ? null : coachBeside(boxes[coach]!),
    time: time ? boxOf(-1, start - ahead, TIME_CAR - GAP, false) : null,
  }
  return { ...train, platforms: platformsOf(train) }
}

/** A car; beside a road its number hangs aside, where the coach's guard does not stand before it. */
function boxOf(car: number, x: number, width: number, road: boolean): CarBox {
  return { car, x, width, plate: road ? x + width - 28 : x + width / 2 }
}

function coachBeside({ car, x, width }: CarBox): CarBox {
  return boxOf(car, x - 6, Math.min(168, Math.max(102, width * 0.72)), false)
}

function platformsOf({ cars, coach, time }: Omit<Train, 'platforms'>): Platform[] {
  return [
    ...cars.flatMap((box) => [roofOf(box), insideOf(box)]),
    ...(coach ? [coachRoof(coach), coachInside(coach)] : []),
    ...(time ? [timeCar(time)] : []),
  ]
}

function roofOf({ car, x, width }: CarBox): Platform {
  const frame = { x: x - 2, y: ROOF_TOP - ROOF_ROOM, width: width + 4, height: ROOF_BASE - ROOF_TOP + ROOF_ROOM, round: 10 }
  return { place: { car, floor: 'roof' }, x, width, feet: ROOF_TOP + 4, loot: ROOF_TOP + 1, most: FIGURE_MOST, frame }
}

function insideOf({ car, x, width }: CarBox): Platform {
  const frame = { x: x + 2, y: ROOF_BASE + 2, width: width - 4, height: FLOOR_BASE - ROOF_BASE - 3, round: 4 }
  return { place: { car, floor: 'inside' }, x, width, feet: FLOOR_TOP + 5, loot: FLOOR_TOP + 12, most: FIGURE_MOST, frame }
}

function coachRoof({ x, width }: CarBox): Platform {
  const frame = { x: x - 2, y: COACH_TOP - 58, width: width + 4, height: 68, round: 10 }
  return { place: { car: 'coach', floor: 'roof' }, x, width, feet: COACH_TOP + 2, loot: COACH_TOP - 27, most: COACH_MOST, frame }
}

function coachInside({ x, width }: CarBox): Platform {
  const frame = { x: x + 3, y: COACH_EAVES + 1, width: width - 6, height: COACH_FLOOR - COACH_EAVES + 13, round: 8 }
  return { place: { car: 'coach', floor: 'inside' }, x, width, feet: COACH_FLOOR - 2, loot: COACH_FLOOR - 14, most: COACH_MOST, frame }
}

function timeCar({ x, width }: CarBox): Platform {
  const frame = { x: x + 2, y: FLOOR_TOP - 66, width: width - 2, height: 128, round: 14 }
  const seats = { x: x + 34, width: width - 34 }
  return { place: { car: 'time', floor: 'inside' }, ...seats, feet: FLOOR_TOP + 8, loot: FLOOR_TOP + 16, most: FIGURE_MOST, frame }
}

export function platformAt(train: Train, place: Place): Platform | undefined {
  return train.platforms.find(({ place: { car, floor } }) => car === place.car && floor === place.floor)
}

/** The middle of a car, of the coach or of the time-travel car. */
export function middleOf(train: Train, car: CarName): number {
  const box = car === 'coach' ? train.coach : car === 'time' ? train.time : train.cars[car]
  return box ? box.x + box.width / 2 : 0
}

export function lootAt(view: View, { car, floor }: Place): Loot | undefined {
  if (car === 'coach') return view.coach?.[floor]
  if (car === 'time') return view.time_car?.inside
  return view.train[car]?.[floor]
}

/** Where the Marshal, the Shotgun and every bandit stand or ride, by name. */
export function standAll(view: View, train: Train, ahead: Ahead | null): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const platform of train.platforms) {
    const names = whoIs(view, platform.place)
    const heap = isHeap(platform, lootAt(view, platform.place))
    names.forEach((name, index) => spots.set(name, stand(platform, index, names.length, heap)))
  }
  if (view.attack) {
    const { wagon, riding } = view.attack
    const beside = (name: string) => Math.min(wagon, ahead?.[name] ?? wagon)
    for (const at of new Set(riding.map(beside))) {
      const riders = riding.filter((name) => beside(name) === at)
      riders.forEach((name, index) => spots.set(name, ride(train, at, index, riders.length)))
    }
  }
  return spots
}

/** Whether the loot of a place lies so high that whoever is there stands behind it. */
function isHeap(platform: Platform, loot: Loot | undefined): boolean {
  const rows = rowsOf(platform, loot)
  const onCoach = platform.place.car === 'coach' && platform.place.floor === 'roof'
  return rows.length > 1 || (onCoach && rows[0]!.length > 0)
}

function stand({ x, width, feet, most }: Platform, index: number, count: number, heap: boolean): Spot {
  const room = width - 2 * WALL
  const step = Math.min(46, room / count)
  const scale = Math.max(FIGURE_LEAST, Math.min(most, step / 30))
  const start = x + width / 2 - (step * (count - 1)) / 2
  return { x: start + step * index, y: feet - (heap ? STEP_BACK : 0), scale }
}

/** On horseback beside a wagon: at full gallop, close together if they are many. */
function ride(train: Train, wagon: number, index: number, count: number): Spot {
  const box = train.cars[wagon]!
  const step = Math.min(58, Math.max(42, (box.width + 40) / count))
  const length = step * (count - 1)
  const start = Math.min(box.x + box.width / 2 - length / 2, train.width - length - 40)
  return { x: start + step * index, y: HORSE_LANE + (index % 2 ? 48 : 6), scale: RIDER_SCALE }
}

function whoIs(view: View, { car, floor }: Place): string[] {
  const here = (bandit: Bandit) => bandit.car === car && bandit.floor === floor
  const bandits = view.bandits.filter(here).map(({ character }) => character)
  if (view.marshal === car && floor === 'inside') return ['marshal', ...bandits]
  return isShotgunAt(view, car, floor) ? ['shotgun', ...bandits] : bandits
}

function isShotgunAt(view: View, car: CarName, floor: Floor): boolean {
  if (floor === 'inside' || !view.coach) return false
  return car === (view.shotgun === 'coach' ? 'coach' : view.coach.facing)
}

/** Horses beside a car: in the lane along the track; behind the coach where that has the place. */
export function layHorses(train: Train, car: number | 'time', count: number): Spot[] {
  const box = car === 'time' ? train.time : train.cars[car]
  if (!box) return []
  const beside = train.coach?.car === car
  return Array.from({ length: count }, (_, index) => (beside ? behindCoach(train, box, index) : inLane(box, index, count)))
}

function inLane(box: CarBox, index: number, count: number): Spot {
  const step = Math.min(52, (box.width - 30) / count)
  return { x: box.x + box.width / 2 - (step * (count - 1)) / 2 + step * index, y: HORSE_LANE, scale: HORSE_SCALE }
}

function behindCoach(train: Train, box: CarBox, index: number): Spot {
  const edge = train.coach!.x + train.coach!.width
  const right = Math.max(edge + 50, box.x + box.width + GAP / 2)
  const x = (edge + right) / 2 + Math.floor(index / 2) * 9 - 2
  return { x, y: index % 2 ? COACH_BASE - 2 : HORSE_LANE, scale: HORSE_SCALE }
}

/** The loot of one place, in stacks of what cannot be told apart, in one row or two. */
export function layLoot(platform: Platform, loot: Loot | undefined): Token[] {
  const rows = rowsOf(platform, loot)
  return rows.flatMap((row, line) => {
    const length = row.reduce((sum, token) => sum + token.width, 0)
    const squeeze = Math.min(1, (platform.width - WALL) / length)
    let x = platform.x + platform.width / 2 - (length * squeeze) / 2
    const y = platform.loot + (rows.length === 1 ? LOOT_ROW / 4 : 0.65 * LOOT_ROW - (1 - line) * HEAP_ROW)
    return row.map((token) => {
      const spot = { ...token, x, y }
      x += token.width * squeeze
      return spot
    })
  })
}

function lootTokens({ car, floor }: Place, loot: Loot): Token[] {
  const at = { x: 0, y: 0, scale: 1, count: 1, width: TOKEN }
  const purses = stacked(loot.purses, ({ value, holders }) => `${value} ${holders}`).map(([{ purse, value, holders }, count]): Token => {
    return { ...at, key: `purse:${purse}`, kind: 'purse', purse, value, holders, count, width: value === null && count === 1 ? TOKEN : TOKEN_KNOWN }
  })
  const flasks = stacked(loot.flasks ?? [], ({ kind, half, holders }) => `${kind} ${half} ${holders}`).map(([{ flask, kind, half, holders }, count]): Token => {
    return { ...at, key: `flask:${flask}`, kind: 'flask', flask, whisky: kind, half, holders, count, width: count === 1 ? TOKEN : TOKEN_KNOWN }
  })
  const stacks = (['jewel', 'strongbox'] as const)
    .map((kind): Token => {
      const count = kind === 'jewel' ? loot.jewels : loot.strongboxes
      return { ...at, key: `${kind}:${car}:${floor}`, kind, count, width: count > 1 ? TOKEN_KNOWN : TOKEN }
    })
    .filter(({ count }) => count > 0)
  return [...stacks, ...purses, ...flasks]
}

/** Of things that are alike to the viewer, the first and how many they are: it is the one that a choice means. */
function stacked<One>(things: One[], looks: (one: One) => string): [One, number][] {
  const alike = new Map<string, One[]>()
  for (const one of things) alike.set(looks(one), [...(alike.get(looks(one)) ?? []), one])
  return [...alike.values()].map((same) => [same[0]!, same.length])
}

function rowsOf({ place, width }: Platform, loot: Loot | undefined): Token[][] {
  const tokens = loot ? lootTokens(place, loot) : []
  const length = tokens.reduce((sum, token) => sum + token.width, 0)
  const oneRow = length <= width - 2 * WALL || tokens.length < 2 || place.car === 'coach'
  if (oneRow) return [tokens]
  const half = Math.ceil(tokens.length / 2)
  return [tokens.slice(0, half), tokens.slice(half)]
}
