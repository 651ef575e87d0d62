// What the server tells a board of Six Territories.

export interface Land {
  name: string
  symbols: number
  symbol_places: number
  riches: number[]
  free_places: number
  characters: number[]
  pot: number
}

export type Tokens = Record<string, number>

export interface View {
  players: number
  turn: number | null
  decision: string | null
  drawn: string | null
  lands: Land[]
  characters: number[]
  envelope: { size: number; tokens: Tokens }
  aside: Tokens
  over: boolean
  scores: (number | string)[] | null
}

export const RICHES = ['riches-5', 'riches-3', 'riches-2', 'riches-1', 'riches-0']
export const TERRITORIES = ['plain', 'canyon', 'forest', 'meadow', 'island', 'mexico']
