// Made by `make types` from what the server says: not to be edited by hand.

export type TownName = 'cripple-creek' | 'deadwood' | 'dodge-city' | 'tombstone'
export type GangName = 'daltons' | 'james-younger' | 'loners' | 'wild-bunch'
export type SaloonCard = 'bounty-hunter' | 'sheriff' | 'swindler'
export type EventKey = 'pe-arrested' | 'pe-buried' | 'pe-drew' | 'pe-duel' | 'pe-duel-lost' | 'pe-duel-won' | 'pe-fast'
  | 'pe-four-gangs' | 'pe-looked' | 'pe-looked-hidden' | 'pe-looked-saloon' | 'pe-looked-saloon-hidden' | 'pe-majority'
  | 'pe-no-effect' | 'pe-no-points' | 'pe-nobody' | 'pe-one' | 'pe-one-kept' | 'pe-one-tied' | 'pe-owned' | 'pe-points'
  | 'pe-ran-out' | 'pe-revealed' | 'pe-rode' | 'pe-round-began' | 'pe-round-ended' | 'pe-round-limit' | 'pe-shot-down'
  | 'pe-supremacy' | 'pe-swindled' | 'pe-tied' | 'pe-tile' | 'pe-took' | 'pe-tuel' | 'pe-wanted' | 'pe-won'

export interface PublicEnemy { view: View; event: GameEvent }
/** What a seat sees of Public Enemy Number One. */
export interface View {
  cavalry: TownName | null
  decision: string | null
  discard: Pile
  dollar_spent: boolean
  first: number
  game: string
  one: number | null
  options: {[k: string]: unknown}
  out: Outlaw[]
  over: boolean
  players: number
  round: number
  saloon: Saloon
  seat: number | null
  seats: Seat[]
  supremacy: GangName | null
  to_move: number | null
  towns: Town[]
  wanted_left: {[k: string]: number}
  winner: number | null
  wording?: string
}
/** A pile of outlaws: its uncovered card, and all from the bottom up unless one must remember them. */
export interface Pile { cards: Outlaw[] | null; count: number; top: Outlaw | null }
/** What is printed on an outlaw card. */
export interface Outlaw {
  card: 'arthur-mccoy' | 'belle-starr' | 'ben-kilpatrick' | 'bill-chadwell' | 'bill-dalton' | 'bill-doolin'
    | 'bill-power' | 'billy-the-kid' | 'bitter-creek-newcomb' | 'black-bart' | 'black-faced-charley-bryant'
    | 'bob-dalton' | 'bob-younger' | 'butch-cassidy' | 'calamity-jane' | 'cattle-kate' | 'charley-pierce'
    | 'charlie-pitts' | 'cherokee-bill' | 'clay-allison' | 'clell-miller' | 'cole-younger' | 'deaf-charley-hanks'
    | 'dick-broadwell' | 'doc-holliday' | 'ed-miller' | 'elzy-lay' | 'emmett-dalton' | 'etta-place' | 'eugenia-moore'
    | 'flat-nose-curry' | 'frank-james' | 'grat-dalton' | 'harry-tracy' | 'hobbs-kerry' | 'jesse-james' | 'jim-younger'
    | 'john-wesley-hardin' | 'john-younger' | 'johnny-ringo' | 'kid-curry' | 'laura-bullion' | 'lonny-curry'
    | 'pearl-hart' | 'sundance-kid' | 'tom-horn' | 'will-carver' | 'william-mcelhanie'
  gang: GangName
  leader: boolean
  town: TownName
}
/** The deck of the Saloon. */
export interface Saloon {
  cards: number
  first: SaloonCard | null
  gone: {[k: string]: number} | null
  last: SaloonCard | null
  looked: number[]
  spent: {[k: string]: number} | null
  spent_count: number
}
/** A player and what lies before him. */
export interface Seat {
  dollars: number | null
  one: boolean
  points: number
  seat: number
  stacks: GangPile[]
  tokens: number
  wanted: GangName[]
}
/** A player's stack of one gang. */
export interface GangPile { cards: Outlaw[] | null; count: number; gang: GangName; top: Outlaw | null }
/** A town and its deck. */
export interface Town {
  cards: number
  cavalry: boolean
  face: Outlaw | null
  first: Outlaw | null
  gone: Outlaw[] | null
  hidden: number
  looked: number[]
  town: TownName
  under: Buried
}
/** The cards under a deck; None where one must remember them. */
export interface Buried { cards: Outlaw[] | null; count: number }
/** Something that happened, as this viewer may know it. */
export interface GameEvent { move: number; key: EventKey; args: {[k: string]: unknown}; says?: string }

export const SALOON_CARDS = ['sheriff', 'bounty-hunter', 'swindler'] as const
export const HOMES = {
  tombstone: 'wild-bunch',
  'cripple-creek': 'daltons',
  deadwood: 'james-younger',
  'dodge-city': 'loners',
} as const
export const OUTLAWS_EACH = { usual: 3, fast: 2 } as const
export const DOLLARS = 2 as const
export const EXPLAINED = {
  'town:*': 'PE-03',
  saloon: 'PE-04',
  'saloon-card:sheriff': 'PE-44',
  'saloon-card:bounty-hunter': 'PE-44',
  'saloon-card:swindler': 'PE-44',
  leader: 'PE-12',
  below: 'PE-36',
  looked: 'PE-37',
  counter: 'PE-43',
  'stack:*:*': 'PE-01',
  points: 'PE-20',
  first: 'PE-21',
  'wanted:*': 'PE-14',
  one: 'PE-15',
  round: 'PE-07',
  discard: 'PE-09',
  out: 'PE-22',
  supremacy: 'PE-19',
  cavalry: 'PE-26',
  duel: 'PE-28',
  dollars: 'PE-23',
  'under:*': 'PE-36',
  'look:*': 'PE-37',
} as const
