// Made by `make types` from what the server says: not to be edited by hand.

export type Character = 'belle' | 'cheyenne' | 'django' | 'doc' | 'ghost' | 'nobody' | 'tuco'
export type Floor = 'inside' | 'roof'
export type HostageName =
  'banker' | 'minister' | 'old-lady' | 'photographer' | 'poker-player' | 'poodle' | 'teacher' | 'zealot'
export type RoundName = 'angry-marshal' | 'boxcar' | 'braking' | 'bridge' | 'escape' | 'higher-speed' | 'hostage'
  | 'marshals-revenge' | 'mortal-bullet' | 'panting-horses' | 'pickpocketing' | 'rebellion' | 'sharing'
  | 'shotguns-rage' | 'swivel-arm' | 'take-it-all' | 'tunnel' | 'whiskey-for-the-marshal'
export type EventKey = 'ce-appeared' | 'ce-bitten' | 'ce-boarded' | 'ce-bonus' | 'ce-car-bonus' | 'ce-caught'
  | 'ce-changed-floor' | 'ce-chose' | 'ce-chose-card' | 'ce-chose-card-hidden' | 'ce-chose-mount'
  | 'ce-chose-mount-hidden' | 'ce-chose-to-keep' | 'ce-chose-to-keep-hidden' | 'ce-closed-fist'
  | 'ce-closed-fist-hidden' | 'ce-coach-moved' | 'ce-covered' | 'ce-declined' | 'ce-discarded' | 'ce-drank' | 'ce-draws'
  | 'ce-drew' | 'ce-drew-hidden' | 'ce-dumped' | 'ce-event' | 'ce-fled' | 'ce-game-over' | 'ce-horse-lost'
  | 'ce-horses-moved' | 'ce-kept' | 'ce-knocked-flask' | 'ce-knocked-out' | 'ce-learnt' | 'ce-learnt-flask'
  | 'ce-learnt-flask-hidden' | 'ce-learnt-hidden' | 'ce-left' | 'ce-lost-purse' | 'ce-marshal-drank'
  | 'ce-marshal-moved' | 'ce-melee-draw' | 'ce-met-shotgun' | 'ce-moved' | 'ce-named-purse' | 'ce-neutral'
  | 'ce-neutral-gone' | 'ce-neutral-spent' | 'ce-no-card' | 'ce-no-effect' | 'ce-opened-purse' | 'ce-partner-card'
  | 'ce-partner-card-hidden' | 'ce-passed' | 'ce-passed-shotgun' | 'ce-played' | 'ce-played-face-down'
  | 'ce-played-face-down-hidden' | 'ce-pocketed' | 'ce-punched' | 'ce-punched-shotgun' | 'ce-pushed' | 'ce-ran'
  | 'ce-reshuffled' | 'ce-revealed' | 'ce-rode' | 'ce-rode-on' | 'ce-round-began' | 'ce-round-ended' | 'ce-shared'
  | 'ce-shot' | 'ce-shown' | 'ce-strongbox-placed' | 'ce-swept' | 'ce-thrown' | 'ce-took-card' | 'ce-took-card-hidden'
  | 'ce-took-flask' | 'ce-took-hostage' | 'ce-took-jewel' | 'ce-took-no-card' | 'ce-took-purse' | 'ce-took-strongbox'
  | 'ce-travelled' | 'ce-travelled-hidden'

export interface ColtExpress { view: View; event: GameEvent }
/** What a seat sees of Colt Express. */
export interface View {
  attack?: Attack | null
  bandits: Bandit[]
  card: RoundCard | null
  coach?: Coach
  decision: string | null
  discard?: {[k: string]: number}
  drinking?: number
  first: number
  fleeing?: Character[]
  game: string
  hand?: {[k: string]: number}
  horses_gone?: number
  hostages?: HostageName[]
  marshal: number
  neutral: number
  options: {[k: string]: unknown}
  over: boolean
  pairs?: Character[][]
  past: RoundName[]
  phase: 'action' | 'attack' | 'characters' | 'event' | 'fists' | 'keeping' | 'opening' | 'over' | 'plan'
    | 'plan-of-attack' | 'round-start' | 'taking'
  picked?: string[]
  pile: Played[]
  players: number
  punch: Punch | null
  resolving: number | null
  round: number
  rounds: number
  seat: number | null
  seats: Seat[]
  shotgun?: 'coach' | 'train'
  strongboxes_beside: number
  taking?: Character[]
  time_car?: TimeCar
  to_move: number | null
  train: Car[]
  traveller?: Traveller | null
  wording?: string
}
/** Riders before the first round, and the car they are beside. */
export interface Attack { riding: Character[]; wagon: number }
/** A bandit, with what a viewer knows of his loot. */
export interface Bandit {
  away?: boolean
  bullets: number
  car: number | ('coach' | 'time') | null
  cash: number
  caught?: boolean
  character: Character
  deck: number
  discard?: Discard
  flasks?: Flask[]
  floor: Floor | null
  gone?: boolean
  hand: number
  hits?: number
  hostage?: HostageName | null
  jewels: number
  known_money: number
  known_purses: number[]
  purse_numbers?: number[]
  purses: number
  received: number
  score?: number
  seat: number
  strongboxes: number
}
/** A player's discard pile; its cards where discards lie open. */
export interface Discard { cards?: {[k: string]: number}; size: number; top: string | null }
/** A flask of whisky. */
export interface Flask { half: boolean; kind: ('classic' | 'old') | null }
/** The card of this round. */
export interface RoundCard {
  hidden: boolean
  keep?: number
  name: RoundName
  station: boolean
  turn: number | null
  turns: ('double' | 'melee' | 'normal' | 'switching' | 'tunnel')[]
}
/** The stagecoach, and the car it rolls beside. */
export interface Coach { facing: number; inside: Loot; roof: Loot }
/** What lies on one floor. */
export interface Loot { flasks?: LyingFlask[]; jewels: number; purses: LyingPurse[]; strongboxes: number }
/** A flask that can be picked up, and the bandits who have had it. */
export interface LyingFlask { flask: number; half: boolean; holders: Character[]; kind: ('classic' | 'old') | null }
/** A purse on the train; its value for those who know it, and the bandits who have had it. */
export interface LyingPurse { holders: Character[]; purse: number; value: number | null }
/** A card of the common pile. */
export interface Played {
  bandit: Character | null
  card: ('fire' | 'floor' | 'marshal' | 'move' | 'punch' | 'ride' | 'rob') | null
  face_down: boolean
  seat: number
}
/** The punch being carried out: attacker, victim, and the purse if he has named one. */
export interface Punch { bandit: Character; purse: number | null; victim: Character }
/** A player: his bandits, his team, whether he has chosen in secret what is not yet shown. */
export interface Seat {
  bandits: number[]
  chosen: boolean
  deck: number
  discard?: Discard
  hand: number
  team: number | null
}
/** The time-travel car. */
export interface TimeCar { horses?: number; inside: Loot }
/** A car of the train, the locomotive being 0. */
export interface Car {
  car: number
  horses?: number
  inside: Loot
  roof: Loot
  wagon: ('a' | 'b' | 'c' | 'd' | 'e' | 'f') | null
}
/** Who travels in time, and where to for himself. */
export interface Traveller { bandit: Character; hideout: Place | null }
/** A place in the arguments of a message. */
export interface Place { car: number | ('coach' | 'time'); floor: Floor }
/** Something that happened, as this viewer may know it. */
export interface GameEvent { move: number; key: EventKey; args: {[k: string]: unknown}; says?: string }

export const HOSTAGES = {
  zealot: { ransom: 700, paid: 'once' },
  minister: { ransom: 900, paid: 'once' },
  'old-lady': { ransom: 500, paid: 'jewel' },
  teacher: { ransom: 800, paid: 'once' },
  banker: { ransom: 1000, paid: 'strongbox' },
  poodle: { ransom: 1000, paid: 'once' },
  photographer: { ransom: 200, paid: 'bullet' },
  'poker-player': { ransom: 250, paid: 'purse' },
} as const
export const EXPLAINED = {
  'card:move|* move': 'CE-15',
  'card:floor|* floor': 'CE-17',
  'card:fire|* fire': 'CE-18',
  'card:rob|* rob': 'CE-26',
  'card:punch|* punch': 'CE-27',
  'card:marshal|* marshal': 'CE-33',
  'card:ride|* ride': 'HS-17',
  'card:neutral': 'CE-08',
  'card:shot': 'CE-08',
  'card:allied': 'CE-08',
  hand: 'CE-06',
  deck: 'CE-07',
  discard: 'CE-70',
  pile: 'CE-12',
  'turn:normal': 'CE-06',
  'turn:tunnel': 'CE-68',
  'turn:double': 'CE-09',
  'turn:switching': 'CE-10',
  'turn:melee': 'HS-31',
  keep: 'HS-32',
  'event:angry-marshal': 'CE-44',
  'event:swivel-arm': 'CE-43',
  'event:braking': 'CE-43',
  'event:take-it-all': 'CE-42',
  'event:rebellion': 'CE-41',
  'event:tunnel|bridge|boxcar': 'CE-05',
  'event:marshals-revenge': 'CE-46',
  'event:pickpocketing': 'CE-45',
  'event:hostage': 'CE-47',
  'event:whiskey-for-the-marshal': 'HS-36',
  'event:panting-horses': 'HS-37',
  'event:higher-speed': 'HS-34',
  'event:shotguns-rage': 'HS-35',
  'event:sharing': 'HS-38',
  'event:escape': 'HS-39',
  'event:mortal-bullet': 'HS-40',
  'bandit|character:ghost': 'CE-11',
  'bandit|character:doc': 'CE-51',
  'bandit|character:tuco': 'CE-21',
  'bandit|character:django': 'CE-25',
  'bandit|character:cheyenne': 'CE-31',
  'bandit|character:belle': 'CE-22',
  'bandit:shotgun': 'HS-45',
  'bandit:nobody': 'CE-02',
  marshal: 'CE-34',
  'hostage:zealot': 'HS-20',
  'hostage:minister': 'HS-22',
  'hostage:old-lady': 'HS-21',
  'hostage:teacher': 'HS-20',
  'hostage:banker': 'HS-26',
  'hostage:poodle': 'HS-23',
  'hostage:photographer': 'HS-24',
  'hostage:poker-player': 'HS-25',
  travel: 'TC-05',
  'place:coach:inside': 'HS-13',
  'place:coach:roof': 'HS-14',
  'place:time:inside': 'TC-02',
  'place:0:inside': 'CE-01',
  'place:0:roof': 'CE-01',
  'place:*:inside': 'CE-15',
  'place:*:roof': 'CE-16',
  floor: 'CE-28',
  overview: 'CE-01',
  'purse:*': 'CE-03',
  'loot:purse': 'CE-03',
  'loot:jewel': 'CE-26',
  'loot:strongbox': 'CE-26',
  'flask|loot:classic|half-classic': 'HS-28',
  'flask:*:classic|half-classic': 'HS-28',
  'flask|loot:old|half-old': 'HS-28',
  'flask:*:old|half-old': 'HS-28',
  'flask|loot:*': 'HS-29',
  horse: 'HS-19',
  beside: 'CE-42',
  neutral: 'CE-36',
  bullets: 'CE-39',
  received: 'CE-38',
  cards: 'CE-71',
  money: 'CE-03',
  first: 'CE-49',
  chosen: 'HS-31',
  side: 'CE-74',
  partner: 'CE-61',
  'choice:ce-dump': 'CE-50',
  'choice:ce-pass': 'CE-07',
  'choice:ce-no-cover': 'CE-63',
  'choice:ce-keep': 'CE-51',
  'choice:ce-keep-no-more': 'HS-32',
  'choice:ce-pocket': 'CE-31',
  'choice:ce-decline': 'CE-45',
} as const
