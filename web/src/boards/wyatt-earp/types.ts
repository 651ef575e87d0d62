// What the server tells a board of Wyatt Earp.

export interface Poster {
  outlaw: string
  reward: number
  opened: boolean
  points: number
  captured: boolean
}

export interface Group {
  outlaw: string
  outlaws: number
  photo: boolean
  bank: number
  stagecoach: number
  gun: boolean
  hideout: boolean
  /** What counts now: nothing under a Hideout. */
  points: number
  /** What a Hideout covers. */
  covered: number
}

export interface Seat {
  seat: number
  money: number
  hand: number
  groups: Group[]
}

export interface Shot {
  seat: number
  card: string
  hit: boolean
}

export interface View {
  seat: number | null
  players: number
  round: number
  dealer: number
  first: number
  /** Whose turn it is; nobody's at the end. */
  turn: number | null
  to_move: number | null
  decision: string | null
  over: boolean
  winner: number | null
  pile: number
  reshuffled: boolean
  discard: { size: number; top: string | null; cards?: Record<string, number> }
  shown: Shot | null
  playing: string | null
  sheriff_played: boolean
  posters: Poster[]
  seats: Seat[]
  hand?: Record<string, number>
  question: { seat: number; outlaw: string } | null
}
