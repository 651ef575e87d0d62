// What the server tells a board of Colt Express.

export type Floor = 'inside' | 'roof'

export interface Place {
  car: number
  floor: Floor
}

export interface Purse {
  purse: number
  value: number | null
}

export interface Loot {
  purses: Purse[]
  jewels: number
  strongboxes: number
}

export interface Car {
  car: number
  wagon: string | null
  inside: Loot
  roof: Loot
}

export interface Bandit {
  seat: number
  character: string
  car: number | null
  floor: Floor | null
  bullets: number
  received: number
  purses: number
  known_purses: number[]
  jewels: number
  strongboxes: number
  cash: number
  hand: number
  deck: number
  discard?: { size: number; top: string | null }
  score?: number
}

export interface Played {
  bandit: string
  card: string | null
  face_down: boolean
}

export interface RoundCard {
  name: string
  station: boolean
  turns: string[]
  turn: number | null
  hidden: boolean
}

export interface View {
  seat: number | null
  players: number
  phase: string
  to_move: number | null
  decision: string | null
  round: number
  rounds: number
  card: RoundCard | null
  past: string[]
  first: number
  train: Car[]
  marshal: number
  neutral: number
  strongboxes_beside: number
  bandits: Bandit[]
  pile: Played[]
  resolving: number | null
  /** How much of the pile the events shown so far have carried out; the server does not send it. */
  done?: number
  punch: { bandit: string; victim: string } | null
  hand?: Record<string, number>
  discard?: Record<string, number>
}
