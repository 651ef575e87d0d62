// Made by `make types` from what the server says: not to be edited by hand.

export type RoleName =
  'brute' | 'chief' | 'gunslinger' | 'kid' | 'lieutenant' | 'rifleman' | 'safecracker' | 'woman-a' | 'woman-b'
export type BuildingName = 'assay-office' | 'bank' | 'general-store' | 'grand-hotel' | 'railway-station' | 'saloon'
export type Corner = 'north-centre' | 'north-east' | 'north-west' | 'south-centre' | 'south-east' | 'south-west'
export type Street = 'east' | 'north' | 'south' | 'west'
export type EventName = 'deputy' | 'hidden-loot' | 'machine-gun' | 'none' | 'painted-sign' | 'poker' | 'powder-keg'
  | 'seduction' | 'sheriff' | 'stagecoach'
export type Spot = 'east' | 'north-left' | 'north-right' | 'south-left' | 'south-right' | 'west'
export type EventKey = 'hu-best-armed' | 'hu-captured' | 'hu-card-up' | 'hu-cleared' | 'hu-declined' | 'hu-deputy'
  | 'hu-deputy-idle' | 'hu-drew' | 'hu-drew-hidden' | 'hu-event-up' | 'hu-first' | 'hu-guarded' | 'hu-gun' | 'hu-hid'
  | 'hu-hid-hidden' | 'hu-hidden-loot' | 'hu-keg' | 'hu-left' | 'hu-looked-card' | 'hu-looked-card-hidden'
  | 'hu-looked-event' | 'hu-looked-event-hidden' | 'hu-loot-up' | 'hu-over' | 'hu-placed' | 'hu-poker' | 'hu-reveal'
  | 'hu-robbed' | 'hu-saw-all' | 'hu-seduction' | 'hu-sheriff' | 'hu-sheriff-idle' | 'hu-sign' | 'hu-stagecoach'
  | 'hu-unopposed'

export interface HoldUp { view: View; event: GameEvent }
/** What a seat sees of Hold-up. */
export interface View {
  aside: {[k: string]: RoleName[]}
  bonus_left: number
  buildings: Building[]
  decision: string | null
  events: EventCard[]
  first: number
  game: string
  gangs: Gang[]
  hand?: RoleName[]
  options: {[k: string]: unknown}
  over: boolean
  pile?: RoleName[]
  players: number
  roles: RoleCard[]
  round: number
  scores: number[] | null
  seat: number | null
  step: 'opening' | 'over' | 'placing' | 'robberies' | 'settling'
  streets: StreetState[]
  to_move: number | null
  wording?: string
}
/** A building and those who stand before it, and what the viewer knows of how strong they are. */
export interface Building {
  building: BuildingName
  corner: Corner
  large: boolean
  loot: Tile[] | null
  poker: boolean
  seduction: boolean
  sides: Side[]
  strangers: number[]
  strengths: number[]
}
/** A loot tile, with the dollars added to it and who guards it. */
export interface Tile { bonus: number; guard: string[]; taker: number | null; worth: number }
/** A side of a building: its street and its places. */
export interface Side { closed: boolean; places: (Gangster | null)[]; street: Street }
/** A gangster in the town; of one lying face down, those who do not know him see only whose he is. */
export interface Gangster {
  bounty: number | null
  captor: number | null
  face_down: boolean
  fate: ('captured' | 'discarded') | null
  firepower: number | null
  gangster: string | null
  number: number
  role: RoleName | null
  seat: number
  seen_by: number[]
  strength: number | null
}
/** An event between two buildings. */
export interface EventCard {
  buildings: BuildingName[]
  corners: Corner[]
  event: EventName | null
  face_up: boolean
  seen_by: number[]
  spot: Spot
  street: Street
}
/** A player's gang. */
export interface Gang {
  bounty: number
  face_down_left: number
  gang: 'coyotes' | 'rattlers' | 'scorpions' | 'vultures'
  gangsters: string[]
  hand: number
  loot: number
  money: number
  pile: number
  seat: number
}
/** A role as all gangs have it. */
export interface RoleCard {
  bounty: number
  chief: boolean
  firepower: number
  role: RoleName
  strength: number
  woman: boolean
}
/** A street, and what the viewer knows of how well everybody there is armed. */
export interface StreetState {
  bounty: number
  captor: number | null
  closed: boolean
  firepower: number[]
  gun: boolean
  keg: boolean
  settled: boolean
  strangers: number[]
  street: Street
  victim: number | null
}
/** Something that happened, as this viewer may know it. */
export interface GameEvent { move: number; key: EventKey; args: {[k: string]: unknown}; says?: string }

export const EXPLAINED = {
  'card:chief': 'HU-27',
  'card:woman-a|woman-b': 'HU-23',
  'card:*': 'HU-03',
  'place:*:*:*': 'HU-38',
  pile: 'HU-02',
  'face-down': 'HU-06',
  'gang:*': 'HU-25',
  'building:*': 'HU-17',
  'side:saloon|grand-hotel:*': 'HU-04',
  'side:*:*': 'HU-03',
  closed: 'HU-44',
  'street:*': 'HU-24',
  middle: 'HU-31',
  firepower: 'HU-41',
  'event:*': 'HU-37',
  'event-card:painted-sign': 'HU-11',
  'event-card:stagecoach': 'HU-12',
  'event-card:hidden-loot': 'HU-31',
  'event-card:sheriff': 'HU-14',
  'event-card:deputy': 'HU-15',
  'event-card:seduction': 'HU-23',
  'event-card:poker': 'HU-20',
  'event-card:powder-keg': 'HU-40',
  'event-card:machine-gun': 'HU-27',
  hand: 'HU-02',
  loot: 'HU-31',
  bounty: 'HU-25',
  money: 'HU-31',
  first: 'HU-45',
  eyes: 'HU-36',
} as const
