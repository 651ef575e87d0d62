// Made by `make types` from what the server says: not to be edited by hand.

export type CardName = 'bank-robbery' | 'belle-starr' | 'billy-the-kid' | 'bob-dalton' | 'butch-cassidy' | 'fastest-gun'
  | 'hideout' | 'jesse-james' | 'most-wanted' | 'photo-belle-starr' | 'photo-billy-the-kid' | 'photo-bob-dalton'
  | 'photo-butch-cassidy' | 'photo-jesse-james' | 'photo-sundance-kid' | 'photo-wes-hardin' | 'stagecoach-robbery'
  | 'sundance-kid' | 'wes-hardin' | 'wyatt-earp'
export type OutlawName =
  'belle-starr' | 'billy-the-kid' | 'bob-dalton' | 'butch-cassidy' | 'jesse-james' | 'sundance-kid' | 'wes-hardin'
export type EventKey = 'we-answered' | 'we-captured' | 'we-carried' | 'we-discarded' | 'we-drew' | 'we-drew-hidden'
  | 'we-dropped' | 'we-duel' | 'we-duel-again' | 'we-duel-shot' | 'we-duel-shuffled' | 'we-duel-won' | 'we-escaped'
  | 'we-fetched' | 'we-fetched-hidden' | 'we-fetched-open' | 'we-freed' | 'we-game-over' | 'we-gave' | 'we-gun-gone'
  | 'we-has-none' | 'we-hid' | 'we-laid' | 'we-named' | 'we-opened' | 'we-orphaned' | 'we-paid' | 'we-passed'
  | 'we-placed' | 'we-played' | 'we-reshuffled' | 'we-round-began' | 'we-round-ended' | 'we-searches' | 'we-shot'
  | 'we-spent' | 'we-stole' | 'we-took' | 'we-took-nothing' | 'we-turned-up'

export interface WyattEarp { view: View; event: GameEvent }
/** What a seat sees of Wyatt Earp. */
export interface View {
  dealer: number
  decision: string | null
  discard: Discard
  first: number
  game: string
  hand?: {[k: string]: number}
  named: Named | null
  options: {[k: string]: unknown}
  over: boolean
  pile: number
  players: number
  playing: CardName | null
  posters: Poster[]
  question: Question | null
  reshuffled: boolean
  round: number
  seat: number | null
  seats: Seat[]
  sheriff_played: boolean
  shown: Shot | null
  to_move: number | null
  turn: number | null
  winner: number | null
  wording?: string
}
/** The discard pile; its cards for whoever may choose one of them. */
export interface Discard { cards?: {[k: string]: number}; size: number; top: CardName | null }
/** What a player asks all others for, and on which side of him he began. */
export interface Named { outlaw: OutlawName; side: 'left' | 'right' }
/** A wanted poster. */
export interface Poster { captured: boolean; opened: boolean; outlaw: OutlawName; points: number; reward: number }
/** Who is asked about which outlaw. */
export interface Question { outlaw: OutlawName; seat: number }
/** A player and what lies before him. */
export interface Seat { groups: Group[]; hand: number; money: number; seat: number }
/** A player's cards of one outlaw. */
export interface Group {
  bank: number
  covered: number
  gun: boolean
  hideout: boolean
  outlaw: OutlawName
  outlaws: number
  photo: boolean
  points: number
  stagecoach: number
}
/** A card turned up for a shot. */
export interface Shot { card: CardName; hit: boolean; seat: number }
/** Something that happened, as this viewer may know it. */
export interface GameEvent { move: number; key: EventKey; args: {[k: string]: unknown}; says?: string }

export const CARDS = {
  'jesse-james': { outlaw: 'jesse-james', photo: false, sheriff: false, points: 2, shot: false },
  'butch-cassidy': { outlaw: 'butch-cassidy', photo: false, sheriff: false, points: 2, shot: false },
  'billy-the-kid': { outlaw: 'billy-the-kid', photo: false, sheriff: false, points: 2, shot: false },
  'sundance-kid': { outlaw: 'sundance-kid', photo: false, sheriff: false, points: 2, shot: false },
  'wes-hardin': { outlaw: 'wes-hardin', photo: false, sheriff: false, points: 2, shot: false },
  'belle-starr': { outlaw: 'belle-starr', photo: false, sheriff: false, points: 2, shot: false },
  'bob-dalton': { outlaw: 'bob-dalton', photo: false, sheriff: false, points: 2, shot: false },
  'photo-jesse-james': { outlaw: 'jesse-james', photo: true, sheriff: true, points: 4, shot: false },
  'photo-butch-cassidy': { outlaw: 'butch-cassidy', photo: true, sheriff: true, points: 4, shot: false },
  'photo-billy-the-kid': { outlaw: 'billy-the-kid', photo: true, sheriff: true, points: 4, shot: false },
  'photo-sundance-kid': { outlaw: 'sundance-kid', photo: true, sheriff: true, points: 4, shot: false },
  'photo-wes-hardin': { outlaw: 'wes-hardin', photo: true, sheriff: true, points: 4, shot: false },
  'photo-belle-starr': { outlaw: 'belle-starr', photo: true, sheriff: true, points: 4, shot: false },
  'photo-bob-dalton': { outlaw: 'bob-dalton', photo: true, sheriff: true, points: 4, shot: false },
  'bank-robbery': { outlaw: null, photo: false, sheriff: true, points: 2, shot: true },
  'stagecoach-robbery': { outlaw: null, photo: false, sheriff: true, points: 1, shot: true },
  'fastest-gun': { outlaw: null, photo: false, sheriff: true, points: 3, shot: true },
  'most-wanted': { outlaw: null, photo: false, sheriff: true, points: null, shot: true },
  hideout: { outlaw: null, photo: false, sheriff: true, points: null, shot: true },
  'wyatt-earp': { outlaw: null, photo: false, sheriff: true, points: null, shot: true },
} as const
export const EXPLAINED = {
  'card|found:bank-robbery': 'WE-18',
  'card|found:stagecoach-robbery': 'WE-18',
  'card|found:fastest-gun': 'WE-20',
  'card|found:most-wanted': 'WE-22',
  'card|found:hideout': 'WE-26',
  'card|found:wyatt-earp': 'WE-11',
  'card|found:photo-*': 'WE-09',
  'card|found:*': 'WE-06',
  pile: 'WE-01',
  discard: 'WE-01',
  play: 'WE-17',
  'poster:*': 'WE-31',
  reward: 'WE-36',
  points: 'WE-30',
  standing: 'WE-31',
  'seat:*': 'WE-38',
  'group:*:*': 'WE-07',
  hidden: 'WE-29',
  dealer: 'WE-39',
  cards: 'WE-16',
  money: 'WE-38',
  'choice:we-take-nothing': 'WE-51',
  pass: 'WE-50',
} as const
