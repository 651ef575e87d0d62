// What the server tells a board of Hold-up.

export const CORNERS = ['north-west', 'north-centre', 'north-east', 'south-east', 'south-centre', 'south-west'] as const
export const STREETS = ['north', 'east', 'south', 'west'] as const
export const SPOTS = ['north-left', 'north-right', 'east', 'south-right', 'south-left', 'west'] as const

export type Corner = (typeof CORNERS)[number]
export type Street = (typeof STREETS)[number]
export type Spot = (typeof SPOTS)[number]

export interface Role {
  role: string
  strength: number
  firepower: number
  bounty: number
  chief: boolean
  woman: boolean
}

export interface Gangster {
  number: number
  seat: number
  face_down: boolean
  role: string | null
  gangster: string | null
  strength: number | null
  firepower: number | null
  bounty: number | null
  seen_by?: number[]
  fate: 'captured' | 'discarded' | null
  captor: number | null
}

export interface Tile {
  worth: number
  bonus: number
  guard: string[]
  taker: number | null
}

export interface Side {
  street: Street
  closed: boolean
  places: (Gangster | null)[]
}

export interface Building {
  corner: Corner
  building: string
  large: boolean
  loot: Tile[] | null
  poker: boolean
  seduction: boolean
  strengths: number[] | null
  sides: Side[]
}

export interface EventCard {
  spot: Spot
  corners: Corner[]
  buildings: string[]
  street: Street
  event: string | null
  face_up: boolean
  seen_by: number[]
}

export interface StreetState {
  street: Street
  closed: boolean
  settled: boolean
  keg: boolean
  gun: boolean
  firepower: number[] | null
  captor: number | null
  victim: number | null
  bounty: number
}

export interface Gang {
  seat: number
  gang: string
  hand: number
  pile: number
  face_down_left: number
  loot: number
  bounty: number
  money: number
  /** The proper names of its gangsters, in the order of the roles. */
  gangsters: string[]
}

export interface View {
  seat: number | null
  players: number
  step: 'opening' | 'placing' | 'robberies' | 'settling' | 'over'
  to_move: number | null
  decision: string | null
  first: number
  roles: Role[]
  buildings: Building[]
  events: EventCard[]
  streets: StreetState[]
  bonus_left: number
  gangs: Gang[]
  hand?: string[]
  pile?: string[]
  scores: number[] | null
}

export interface Place {
  building: string
  street: Street
  number: number
}
