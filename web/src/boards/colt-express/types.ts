// What the server tells a board of Colt Express. What is marked as left out is there only with the expansion or the car.

export type Floor = 'inside' | 'roof'

/** A car of the train by its number, or what travels beside it. */
export type CarName = number | 'coach' | 'time'

export interface Place {
  car: CarName
  floor: Floor
}

export interface Purse {
  purse: number
  value: number | null
}

export interface Flask {
  kind: string | null
  half: boolean
}

export interface LyingFlask extends Flask {
  flask: number
}

export interface Loot {
  purses: Purse[]
  jewels: number
  strongboxes: number
  flasks?: LyingFlask[]
}

export interface Car {
  car: number
  wagon: string | null
  inside: Loot
  roof: Loot
  horses?: number
}

export interface Coach {
  /** The car it rolls beside. */
  facing: number
  inside: Loot
  roof: Loot
}

export interface TimeCar {
  inside: Loot
  horses?: number
}

export interface Discard {
  size: number
  top: string | null
}

export interface Bandit {
  seat: number
  character: string
  car: CarName | null
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
  discard?: Discard
  score?: number
  /** Travelling in time: nobody else knows where to. */
  away?: boolean
  /** Escaped for good. */
  gone?: boolean
  hostage?: string | null
  flasks?: Flask[]
}

export interface Seat {
  bandits: number[]
  team: number | null
  /** Whether it has chosen in secret what is not yet shown. */
  chosen: boolean
  hand: number
  deck: number
  discard?: Discard
}

export interface Played {
  bandit: string | null
  seat: number
  card: string | null
  face_down: boolean
}

export interface RoundCard {
  name: string
  station: boolean
  turns: string[]
  turn: number | null
  hidden: boolean
  /** How many cards everybody may keep after the plan. */
  keep?: number
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
  seats: Seat[]
  pile: Played[]
  resolving: number | null
  punch: { bandit: string; victim: string } | null
  hand?: Record<string, number>
  discard?: Record<string, number>
  /** What you have chosen in secret. */
  picked?: string[]
  /** The pairs of bandits still to be had. */
  pairs?: [string, string][]
  coach?: Coach
  shotgun?: 'coach' | 'train'
  hostages?: string[]
  /** Riders before the first round. */
  attack?: { wagon: number; riding: string[] } | null
  fleeing?: string[]
  taking?: string[]
  time_car?: TimeCar
  traveller?: { bandit: string; hideout: Place | null } | null
}
