// Made by `make types` from what the server says: not to be edited by hand.

export type TokenName = 'canyon' | 'forest' | 'island' | 'meadow' | 'mexico' | 'plain' | 'riches-0' | 'riches-1'
  | 'riches-2' | 'riches-3' | 'riches-5'
export type TerritoryName = 'canyon' | 'forest' | 'island' | 'meadow' | 'mexico' | 'plain'
export type EventKey = 'st-drew' | 'st-laid' | 'st-placed' | 'st-set-aside'

export interface SixTerritories { view: View; event: GameEvent }
/** What anybody sees of Six Territories. */
export interface View {
  aside: {[k: string]: number}
  characters: number[]
  decision: string | null
  drawn: TokenName | null
  envelope: Envelope
  game: string
  lands: Territory[]
  options: {[k: string]: unknown}
  over: boolean
  players: number
  round: number
  scores: (number | string)[] | null
  seat: number | null
  to_move: number | null
  turn: number | null
  wording?: string
}
/** The envelope: what lies nowhere else. */
export interface Envelope { size: number; tokens: {[k: string]: number} }
/** One territory card and what lies on it. */
export interface Territory {
  characters: number[]
  free_places: number
  name: TerritoryName
  pot: number
  riches: number[]
  symbol_places: number
  symbols: number
}
/** Something that happened, as this viewer may know it. */
export interface GameEvent { move: number; key: EventKey; args: {[k: string]: unknown}; says?: string }

export const TERRITORIES = ['plain', 'canyon', 'forest', 'meadow', 'island', 'mexico'] as const
export const RICHES = ['riches-5', 'riches-3', 'riches-2', 'riches-1', 'riches-0'] as const
export const EXPLAINED = {
  'territory:*': 'ST-18',
  pot: 'ST-12',
  'token:riches-0': 'ST-06',
  'token:riches-*': 'ST-05',
  'token:*': 'ST-01',
  drawn: 'ST-14',
  envelope: 'ST-16',
  aside: 'ST-17',
  'player:*': 'ST-03',
  score: 'ST-13',
  hand: 'ST-19',
} as const
