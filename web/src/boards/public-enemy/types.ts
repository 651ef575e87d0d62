// What the server tells a board of Public Enemy Number One.

import type { GangName } from './art/outlaws/gangs'

export interface Card {
  card: string
  gang: GangName
  town: string
  leader: boolean
}

export type Counts = Record<string, number>

export interface Town {
  town: string
  cards: number
  face: Card | null
  hidden: number
  looked: number[]
  first: Card | null
  under: { count: number; cards: Card[] | null }
  cavalry: boolean
  gone: Card[] | null
}

export interface Saloon {
  cards: number
  looked: number[]
  first: string | null
  last: string | null
  spent: Counts | null
  spent_count: number
  gone: Counts | null
}

export interface Stack {
  gang: GangName
  count: number
  top: Card | null
  /** Bottom to top; null where one must remember them. */
  cards: Card[] | null
}

export interface Seat {
  seat: number
  stacks: Stack[]
  points: number
  wanted: GangName[]
  one: boolean
  dollars: number | null
  tokens: number
}

export interface View {
  seat: number | null
  players: number
  options: Record<string, unknown>
  round: number
  first: number
  to_move: number | null
  decision: string | null
  dollar_spent: boolean
  towns: Town[]
  saloon: Saloon
  discard: { count: number; top: Card | null; cards: Card[] | null }
  out: Card[]
  seats: Seat[]
  wanted_left: Record<GangName, number>
  one: number | null
  supremacy: GangName | null
  cavalry: string | null
  over: boolean
  winner: number | null
}

/** What everybody begins a round with, where Dollars are played with. */
export const DOLLARS = 2

export const REGULARS = ['sheriff', 'bounty-hunter', 'swindler']
