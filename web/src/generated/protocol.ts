// Made by `make types` from what the server says: not to be edited by hand.

export type Protocol = FromClient | FromServer | Health | Ready | Games | GameInfo | Rulebook | Figures | Lessons
  | LessonStep | Puzzles | PuzzleSheet | PuzzleTry | PuzzleAnswer | PuzzleReason | Studies | Study | Messages | Tables
  | Mine1 | NewTable | TableMade | HouseText | HouseRead | Scene | string | SeatLink | Record | Replay | Analysis
  | Mistakes | Continue | Export | RecordMade | Me | ChangeMe | Newcomer | Ceremony | NewPasskey | PasskeyRenamed
  | NewPhrase | PhraseMade | ShownPasskey | TypedPhrase | SignOut | MatchHistory | WayThere | Statistics | Leaderboard
  | WishesInfo | WishesChange | EmailWish | SecretShown | PushBrowser | BrowserGone | Acquaintances | FriendLink
  | FriendOffer | Done | FriendAnswer | TableNamed | BlockedSeats
export type FromClient = Hello | Do | Look | Hint | Coach | Explain | Why | Ping
export type FromServer =
  Welcome | Scene | Entry | Skip | Ack | Refuse | Advice | Coached | Explained | Because | Pong | Lobby | Mine

/** First on a socket, and again whenever a version is missing. */
export interface Hello {
  t: 'hello'
  protocol?: number
  since?: number
  token?: string
  look?: number | null
  motion?: boolean
  language?: string
}
/** Something to be done, once. */
export interface Do {
  t: 'do'
  id: string
  what: Sit | Rename | Leave | Claim | Seatbot | Kick | Start | Move | Undo | Takeback | Vote | Pause | Resume | Rematch
    | Say | Quip | Mute | Answers | Restore
}
/** Take a free seat. */
export interface Sit { do: 'sit'; seat: number; name: string; program?: boolean }
/** Go by another name at a seat of yours. */
export interface Rename { do: 'name'; seat: number; name: string }
/** Give a seat up; during a match a bot plays on for it. */
export interface Leave { do: 'leave'; seat: number }
/** Take a seat over with its secret link. */
export interface Claim { do: 'claim'; seat: number; secret: string; program?: boolean }
/**
 * Put a bot, NAME or NAME@SECONDS, on a seat: a free one by the host, one's own by its owner. Sitting down on it
 * takes it back.
 */
export interface Seatbot { do: 'bot'; seat: number; bot: string }
/** The host frees a seat before the match. */
export interface Kick { do: 'kick'; seat: number }
/** The host begins the match; every seat must be taken. */
export interface Start { do: 'start' }
/** A choice of the game, by its notation, its code or what it says, chosen when the table was at a version. */
export interface Move { do: 'move'; seat: number; move: string | number; at: number }
/** Take your own last move back, if nothing new was learnt since. */
export interface Undo { do: 'undo'; seat: number }
/** Ask everybody to take moves back to your last one. */
export interface Takeback { do: 'takeback'; seat: number }
/** Answer a takeback. */
export interface Vote { do: 'vote'; seat: number; yes: boolean }
/** Stop the clocks and the bots. */
export interface Pause { do: 'pause' }
/** Go on. */
export interface Resume { do: 'resume' }
/** The same table again; the host starts it. */
export interface Rematch { do: 'rematch' }
/** Chat. */
export interface Say { do: 'say'; text: string }
/** Say one of the phrases. */
export interface Quip {
  do: 'quip'
  phrase: 'again' | 'angry' | 'bye' | 'glass' | 'haha' | 'hat' | 'hello' | 'hurry' | 'luck' | 'nice' | 'ouch' | 'sorry'
    | 'thanks' | 'thinking' | 'whistle' | 'wow'
}
/** The host silences a seat's chat, or lets it speak again. */
export interface Mute { do: 'mute'; seat: number; mute: boolean }
/** How a seat of yours answers out of turn: always ask me, pass when I have nothing to answer with, always pass. */
export interface Answers { do: 'answers'; seat: number; how: 'ask' | 'never' | 'unable' }
/** The host takes a table that broke back to where its journal can be followed. */
export interface Restore { do: 'restore' }
/** Look through another of your seats, or none. */
export interface Look { t: 'look'; seat: number | null }
/** What would a strong bot do? */
export interface Hint { t: 'hint'; id: string }
/** What would a coach say to me now? */
export interface Coach { t: 'coach'; id: string }
/** Why did the bot on this seat choose as it did? */
export interface Explain { t: 'explain'; id: string; seat: number }
/** Why can this not be chosen? `on` is a thing on the board, as choices name them. */
export interface Why { t: 'why'; id: string; on: string }
/** Are you there? */
export interface Ping { t: 'ping'; id?: string }
/** Who the server takes you for. */
export interface Welcome {
  t: 'welcome'
  protocol: number
  version: number
  seats: number[]
  host: boolean
  server: string
}
/** The whole table as this viewer may know it. */
export interface Scene {
  t: 'scene'
  v: number
  table: TableFrame
  look: number | null
  view?: Head | null
  to_move?: number | null
  question?: string
  asks?: string
  choices?: ChoiceFrame[]
  answers?: AnswersFrame | null
  result?: ResultFrame | null
  record?: boolean
}
/** A table and its state. */
export interface TableFrame {
  code: string
  game: string
  players: number
  options: {[k: string]: unknown}
  phase: 'over' | 'paused' | 'playing' | 'waiting'
  seats: SeatFrame[]
  host: number | null
  watchers: number
  private: boolean
  hosting?: boolean
  commitment?: string
  moves?: number
  clock?: number
  pace?: number
  vote?: Ballot | null
  undo?: boolean
  moved?: boolean
  rematch?: number[]
  chat?: ChatFrame[]
  seed?: string
  trouble?: string
  trouble_params?: {[k: string]: unknown}
  house?: HouseFrame | null
  rated?: boolean
  casual?: string
}
/** A seat and who is on it. */
export interface SeatFrame {
  seat: number
  name?: string
  bot?: string
  owner?: boolean
  free?: boolean
  here?: boolean
  yours?: boolean
  program?: boolean
  muted?: boolean
  clock?: number | null
  thinking?: boolean
  weaker?: boolean
}
/** A takeback that is being voted on. */
export interface Ballot { seat: number; to: number; yes: number[]; need: number[] }
/** Something that was said: `text`, or a message `phrase-<phrase>`. */
export interface ChatFrame { v: number; seat: number; name: string; text: string; phrase?: string }
/** House rules: their name, what they change, and what boards draw from print where that differs. */
export interface HouseFrame { name: string; changes: HouseChange[]; printed?: {[k: string]: unknown} }
/** One thing that house rules change: in which table, under which word, what is printed and what holds instead. */
export interface HouseChange { table: string; row: string; printed: number | string[]; holds: number | string[] }
/** What every view begins with, whatever the game. */
export interface Head {
  decision: string | null
  game: string
  options: {[k: string]: unknown}
  over: boolean
  players: number
  round: number
  seat: number | null
  to_move: number | null
  wording?: string
}
/** One legal choice. */
export interface ChoiceFrame {
  code: number
  text: string
  key: string
  args: {[k: string]: unknown}
  on: string
  says?: string
}
/** How a seat answers out of turn; told to nobody but whoever looks through it. */
export interface AnswersFrame { how: 'ask' | 'never' | 'unable'; asked?: boolean; passing?: number | null }
/** How a match ended: scores and their lines, seat by seat, and groups of equal seats, the best first. */
export interface ResultFrame {
  scores: (number | string)[]
  parts: ScoreFrame[][]
  ranking: number[][]
  ties: TieFrame[]
  money: boolean
}
/** One line of a score: a message, its arguments and the points. */
export interface ScoreFrame { key: string; args: {[k: string]: unknown}; points: number | string; says?: string }
/** What decided between seats of equal score: a message, and the seats with what was counted, the better first. */
export interface TieFrame { key: string; seats: number[]; counts: number[] }
/** One change of the table, and the scene after it. */
export interface Entry {
  t: 'entry'
  v: number
  kind: string
  seat: number | null
  args: {[k: string]: unknown}
  events: EventFrame[]
  patches?: Op[][]
  scene?: Scene
  says?: string
}
/** Something that happened, as this viewer may know it. */
export interface EventFrame { move: number; key: string; args: {[k: string]: unknown}; says?: string }
/** One operation of a JSON Patch. */
export interface Op { op: 'add' | 'remove' | 'replace'; path: string; value?: unknown }
/** A version that is none of your business. */
export interface Skip { t: 'skip'; v: number }
/** Done, and on disk. */
export interface Ack { t: 'ack'; id: string; v: number }
/** Not done, and why. */
export interface Refuse { t: 'refuse'; id: string; code: string; params: {[k: string]: unknown}; says?: string }
/** The answer to `hint`: the choice a bot would make, and what it thought. */
export interface Advice {
  t: 'advice'
  id: string
  code: number
  bot: string
  chance: number
  choices: ProspectFrame[]
  line: ExpectedFrame[]
  grounds: GroundFrame[]
  iterations: number
  compiled: boolean
}
/** A choice and what a bot thinks of it: the chance of winning after it, and its share of the thinking. */
export interface ProspectFrame { code: number; chance: number; share: number; choice?: ChoiceFrame | null }
/** One choice of the line a bot expects. */
export interface ExpectedFrame { seat: number; choice: ChoiceFrame }
/** One thing that speaks for a choice: a message and its arguments. */
export interface GroundFrame { key: string; args: {[k: string]: unknown}; says?: string }
/** The answer to `coach`: the choice to be advised and why, and what each choice would come to. */
export interface Coached {
  t: 'coached'
  id: string
  code: number
  grounds: GroundFrame[]
  verdicts: VerdictFrame[]
  compiled: boolean
}
/**
 * A choice, weighed: the chance of winning after it, what it costs beside the best, as far as that is beyond the
 * noise of a search, and what speaks against it, or for it where it costs nothing.
 */
export interface VerdictFrame { code: number; chance: number; loss?: number; grounds?: GroundFrame[] }
/** The answer to `explain`: the last choice of the bot on a seat, and why, as far as the asker may know. */
export interface Explained {
  t: 'explained'
  id: string
  seat: number
  bot: string
  move: number
  choice: ChoiceFrame | null
  chance: number | null
  choices: ProspectFrame[]
  line: ExpectedFrame[]
  iterations: number
  grounds: GroundFrame[]
  compiled: boolean
}
/** The answer to `why`. */
export interface Because {
  t: 'because'
  id: string
  code: string
  params: {[k: string]: unknown}
  clause?: string
  says?: string
}
/** I am here, and the table is at this version. */
export interface Pong { t: 'pong'; id?: string; v?: number }
/** The public tables, whenever they change. */
export interface Lobby { t: 'lobby'; tables: TableCard[] }
/** A table in the lobby. */
export interface TableCard {
  code: string
  game: string
  players: number
  taken: number
  bots: number
  phase: 'over' | 'paused' | 'playing' | 'waiting'
  host: string
  watchers: number
  house?: string
  rated?: boolean
}
/** In the lobby: something has changed at a table where you hold a seat; `GET /api/mine` says what. */
export interface Mine { t: 'mine' }
/** How the server is. */
export interface Health { status: string; version: string; games: string[] }
/** Visitors may be sent here. */
export interface Ready { ready: boolean }
/** All games. */
export interface Games { games: GameInfo[] }
/** A game that can be played here. */
export interface GameInfo {
  slug: string
  players: number[]
  options: {[k: string]: unknown}
  bots: BotInfo[]
  rules: number
  presets: PresetInfo[]
  panels: number
  house: boolean
  lessons: number
  puzzles: number
  studies: number
}
/** A bot that people may choose. */
export interface BotInfo { name: string; timed: boolean; usual: boolean }
/** A table that people often want, by its name. */
export interface PresetInfo { name: string; players: number; options: {[k: string]: unknown}; clock: number }
/** The rules of a game in one language. */
export interface Rulebook { game: string; language: string; title: string; intro: Block[]; sections: Section[] }
/**
 * A paragraph, a list or a table, in Markdown; a clause has its id and, where anybody asks, what it explains.
 *
 * A clause says its rule first; its edge cases are listed right below, and stand here apart.
 */
export interface Block { text: string; clause?: string; cases?: string[]; things?: Thing[] }
/** Something on the board: what it is called, and in a sentence or two what it does. */
export interface Thing { name: string; says: string }
/** A chapter of the rules. */
export interface Section { title: string; blocks?: Block[] }
/** All pictures of a game, the panels in their order. */
export interface Figures { figures: FigureInfo[] }
/** A picture of a game: a part of its board, what is on it, and what it is about. */
export interface FigureInfo {
  name: string
  part: string
  view: Head
  names: string[]
  panel?: boolean
  clause?: string
  point?: string[]
  choices?: ChoiceFrame[]
}
/** The lessons of a game, in their order. */
export interface Lessons { game: string; lessons: LessonCard[] }
/** A lesson: the messages that name it and say what it teaches, and the table at which it is taught. */
export interface LessonCard {
  name: string
  title: string
  about: string
  chapter: 'basics' | 'beyond'
  steps: number
  players: number
  options: {[k: string]: unknown}
}
/** A lesson at a step. Without choices it waits until the learner has read. */
export interface LessonStep {
  game: string
  lesson: LessonCard
  step: number
  says: string
  point: string[]
  anew: boolean
  seat: number
  names: string[]
  view: Head
  question: string
  choices: ChoiceFrame[]
  events: EventFrame[]
  patches: Op[][]
  answer: LessonAnswer | null
  following: string
}
/**
 * Why a choice leads nowhere, or a thing cannot be chosen: a message and its clause, what speaks for the right
 * choice, and the code of that.
 */
export interface LessonAnswer {
  key: string
  args: {[k: string]: unknown}
  clause: string
  grounds: GroundFrame[]
  advised: number | null
}
/** The puzzles of a game. */
export interface Puzzles { game: string; today: string; puzzles: PuzzleCard[] }
/** A puzzle in a list. What it is about is told by a message `puzzle-theme-<game>-<theme>`. */
export interface PuzzleCard {
  id: string
  grade: number
  theme: string
  players: number
  options: {[k: string]: unknown}
}
/** A puzzle as it is put to people: what the seat to move sees, and may choose. */
export interface PuzzleSheet { card: PuzzleCard; seat: number; view: Head; choices: ChoiceFrame[]; question: string }
/** A choice, by its code; without one, the solution is wanted. */
export interface PuzzleTry { choice?: number | null }
/** What there is to say of a choice, and of the others. */
export interface PuzzleAnswer {
  right: boolean
  best: number
  tempting: number
  choices: ProspectFrame[]
  margin: number
  error: number
  iterations: number
  line: ExpectedFrame[]
  grounds: GroundFrame[]
}
/** Why something cannot be chosen: a message `why-<code>`, and a clause of the rules if there is one. */
export interface PuzzleReason { code: string; params: {[k: string]: unknown}; clause: string }
/** All finished studies, game by game. */
export interface Studies { studies: StudyCard[] }
/** A study in a list. */
export interface StudyCard {
  game: string
  name: string
  players: number
  bots: string[]
  games: number
  options: {[k: string]: unknown}
  vary: {[k: string]: unknown[]}
}
/** A study, as `saloon study --json` writes it. */
export interface Study {
  saloon: 'study'
  format: number
  version: string
  game: string
  rules: number
  players: number
  options: {[k: string]: unknown}
  vary: {[k: string]: unknown[]}
  bots: string[]
  games: number
  seed: number
  command: string
  interrupted: boolean
  alarm: number
  /** @minItems 1 */
  variants: StudiedTable[]
  differences: Difference[]
  verdict: Said[]
  house?: StudiedHouse
}
/** What was found at one of the tables compared. */
export interface StudiedTable {
  label: {[k: string]: unknown}
  games: number
  fairness: Share[]
  length: {[k: string]: Estimate}
  drama: {[k: string]: Estimate}
  looked: {[k: string]: Estimate}
  curve: number[]
  luck: Estimate
  ladder: Rung[]
  parts: StudiedPart[]
}
/** How often somebody or something won. */
export interface Share {
  kind: string
  word: string
  value: number
  low: number
  high: number
  fair: number
  p: number
  alarm?: boolean
}
/** A figure and its 95% interval. */
export interface Estimate { value: number; low: number; high: number }
/** How far a level beats the one below it. */
export interface Rung { better: string; worse: string; games: number; share: Estimate; alone: Estimate }
/** A part of a game. */
export interface StudiedPart { kind: string; word: string; came?: PartUse; used?: PartUse }
/** How often a part came, or was used, in a game, and what that changed. */
export interface PartUse { often: number; own?: Effect; leader?: Effect; moved?: number }
/** What something changed of a chance to win, found out so many times. */
export interface Effect { value: number; low: number; high: number; tried: number }
/** How a table differs from the first. */
export interface Difference { label: {[k: string]: unknown}; rows: DifferenceRow[] }
/** How a figure of a table differs from that of the first. */
export interface DifferenceRow {
  what: string
  base: number
  value: number
  low: number
  high: number
  p: number
  sure: boolean
}
/** A message of the verdict. */
export interface Said { key: string; args: {[k: string]: unknown} }
/** House rules: their name, and the numbers they change. */
export interface StudiedHouse { name: string; tables: {[k: string]: unknown} }
/** What plug-ins say in a language: Fluent source by the name of the game or bot. */
export interface Messages { plugins: {[k: string]: string} }
/** The public tables, newest first. */
export interface Tables { tables: TableCard[] }
/**
 * Your tables, those that await you first, and those where friends wait for you; whether people can be known here,
 * and who you are if you are.
 */
export interface Mine1 {
  tables: MyTable[]
  invitations: Invitation[]
  people: 'off' | 'offered' | 'required'
  me: Myself | null
}
/** A table at which you hold a seat, and whether it is yours to choose there. */
export interface MyTable { table: TableCard; awaited: boolean }
/** A table at which a friend waits for you. */
export interface Invitation { table: TableCard; name: string }
/** Who you are on every device: your name, and how you like things. */
export interface Myself { name: string; settings: {[k: string]: string | boolean | number | null} }
/** A table to be set up. Each of `seats` is `me`, a bot (NAME or NAME@SECONDS), or empty: free for whoever comes. */
export interface NewTable {
  game: string
  players: number
  options?: {[k: string]: unknown}
  /** @maxItems 6 */
  seats?: string[]
  private?: boolean
  clock?: number
  /** seconds a bot takes for a choice */
  pace?: number
  name?: string
  start?: boolean
  program?: boolean
  house?: House | null
  rated?: boolean
}
/** House rules: their name, the printed numbers they change, and the options that go with them. */
export interface House { name: string; tables?: {[k: string]: unknown}; options?: {[k: string]: unknown} }
/** The code of a new table. */
export interface TableMade { code: string }
/** House rules as somebody wrote them, in YAML, and the game they should be for. */
export interface HouseText { game: string; text: string }
/** House rules that can be played by, and what they change. */
export interface HouseRead { house: House; changes: HouseChange[] }
/** The link that moves a seat to another device, once. */
export interface SeatLink { link: string }
/** A match, complete: replaying it gives the same states to the byte. */
export interface Record {
  /** the format of this document */
  format: 1
  /** the slug of the game */
  game: string
  /** the version of the game's rules */
  rules: number
  /** the house rules it was played by, if any */
  house?: RecordedHouse | null
  players: number
  /** the options that differ from their defaults */
  options: {[k: string]: boolean | number | string | number[]}
  /** names, seat by seat; empty where there is none */
  seats: string[]
  /** 32 bytes, hexadecimal */
  seed: string
  /** where it began, unless at the set-up */
  position?: {[k: string]: unknown} | null
  /** the moves, as words */
  moves: string[]
  /** how chance fell: at the set-up, then for every move */
  outcomes: number[][]
  /** how chance was made to fall, before the seed drew */
  scripted?: number[]
  result?: RecordedResult | null
}
/** House rules: their name, and what they change. The options of the match are among its own. */
export interface RecordedHouse {
  name: string
  /** the printed numbers they change, in the words of the game */
  tables: {[k: string]: unknown}
}
/** How the match ended. */
export interface RecordedResult {
  /** points, seat by seat */
  scores: (number | string)[]
  /** groups of equal seats, the best first; seats from 0 */
  ranking: number[][]
}
/** A match after some of its moves, through somebody's eyes. `views` are everybody's, where all is known. */
export interface Replay {
  game: string
  names: string[]
  move: number
  moves: number
  view: Head
  events: EventFrame[]
  to_move: number | null
  seats: number[]
  views?: Head[]
  patches?: Op[][]
  result?: ResultFrame | null
  house?: HouseFrame | null
}
/** Everybody's chance of winning in the course of a match, as an onlooker could have judged it. */
export interface Analysis {
  state: 'done' | 'working'
  done: number
  moves: number
  points: number[][]
  turns: Turn[]
  compiled: boolean
}
/** A move that turned the match: the seat whose chance of winning it changed most, from what to what. */
export interface Turn { move: number; seat: number; before: number; after: number }
/** The moments of a match where a seat gave most of its chances away. */
export interface Mistakes {
  state: 'done' | 'working'
  done: number
  choices: number
  mistakes: Mistake[]
  compiled: boolean
}
/**
 * A choice of a seat that cost it chances, as it can be tried again: what was asked then and what each choice comes
 * to, by what the seat knew.
 */
export interface Mistake {
  move: number
  made: number
  best: number
  loss: number
  question: string
  choices: ChoiceFrame[]
  verdicts: VerdictFrame[]
}
/** Go on from a move, on a seat, against a bot on every other. */
export interface Continue {
  move: number
  seat: number
  bot?: string
  name?: string
  /** seconds a bot takes for a choice */
  pace?: number
}
/**
 * All that is known of a table that broke: the lines of its journal as they are kept, and the record of its match
 * as far as that could be followed.
 */
export interface Export { code: string; trouble: Fault; journal: {[k: string]: unknown}[]; record: Record | null }
/** Why something was refused, or broke: a message `error-<code>` and what it names. */
export interface Fault { code: string; params: {[k: string]: unknown} }
/** The id under which a record is kept. */
export interface RecordMade { id: string }
/** What this house knows of you. Without `me` you are a guest, known by this browser alone. */
export interface Me {
  people: 'off' | 'offered' | 'required'
  passkeys_here: boolean
  me: Myself | null
  passkeys: PasskeyInfo[]
  phrase: number | null
  devices: DeviceInfo[]
}
/** A passkey of yours. Times are seconds since 1970. */
export interface PasskeyInfo { id: string; name: string; created: number; used: number }
/** A device you are signed in on. */
export interface DeviceInfo { id: string; name: string; created: number; seen: number; here: boolean }
/** Another name, or other settings; what is left out stays. */
export interface ChangeMe { name?: string | null; settings?: {[k: string]: string | boolean | number | null} | null }
/** Who wants to be known, as far as that is not known yet. Somebody who is known already is who she is. */
export interface Newcomer { name?: string; settings?: {[k: string]: string | boolean | number | null} }
/** What `navigator.credentials` is to be told, as JSON. */
export interface Ceremony { options: {[k: string]: unknown} }
/** A passkey as the browser made it, as JSON, and what it is to be called. */
export interface NewPasskey {
  name?: string
  settings?: {[k: string]: string | boolean | number | null}
  credential?: {[k: string]: unknown}
  passkey?: string
}
/** Another name of a passkey. */
export interface PasskeyRenamed { name: string }
/** The language whose words you would like. */
export interface NewPhrase {
  name?: string
  settings?: {[k: string]: string | boolean | number | null}
  language?: string
}
/** Your recovery phrase, which nobody will be told again. */
export interface PhraseMade { words: string[] }
/** A passkey as the browser showed it, as JSON. */
export interface ShownPasskey { credential: {[k: string]: unknown} }
/** A recovery phrase as somebody typed it. */
export interface TypedPhrase { words: string }
/** Where you want to be known no longer: on this device, on another, or everywhere. */
export interface SignOut { where?: string }
/** Matches of yours, the newest first. `more` is the `before` of the next page; null if this is the last. */
export interface MatchHistory { matches: PlayedMatch[]; more: number | null }
/** A match of yours that ended. */
export interface PlayedMatch {
  table: string
  began: number
  game: string
  players: number
  options: {[k: string]: unknown}
  house: string
  ended: number
  casual: string
  seat: number
  seats: PlayedSeat[]
}
/** A seat of a match that ended. */
export interface PlayedSeat { name: string; place: number; bot?: string; won?: boolean; left?: boolean; you?: boolean }
/** Where something is to be seen. */
export interface WayThere { path: string }
/** What your matches come to, what you play most first. */
export interface Statistics { games: GameStatistics[] }
/** What your matches of a game come to. */
export interface GameStatistics {
  game: string
  played: number
  won: number
  place: number
  streak: number
  longest: number
  tables: PlayersTally[]
  bots: BotTally[]
  rating: RatingInfo | null
}
/** How often you played with so many players, and won. */
export interface PlayersTally { players: number; played: number; won: number }
/** How often you met a bot, and were placed ahead of it. */
export interface BotTally { bot: string; played: number; won: number }
/**
 * A rating: 400 points are odds of ten to one between two, and in nineteen of twenty cases it is off by no more
 * than the margin. Lists go by `surely`, which is the margin less.
 */
export interface RatingInfo { points: number; margin: number; surely: number; matches: number }
/** Who plays a game best, and you among them if you are rated. */
export interface Leaderboard { game: string; people: RatedPerson[]; bots: RatedBot[]; you: RatingInfo | null }
/** Somebody in a list, who agreed to stand there. */
export interface RatedPerson { name: string; rating: RatingInfo }
/** A bot on the same scale. */
export interface RatedBot { bot: string; points: number }
/** What you have agreed to, and what this house can do. */
export interface WishesInfo {
  known: boolean
  listed: boolean
  seen: boolean
  hook: boolean
  email: string
  confirmed: boolean
  browsers: number
  push: string
  mails: boolean
  hooks: boolean
}
/** What you would have otherwise. */
export interface WishesChange {
  listed?: boolean | null
  seen?: boolean | null
  hook?: boolean | null
  language?: string | null
}
/** Where you read e-mail; empty to be sent none. */
export interface EmailWish { email: string; language?: string }
/** The secret of a link. */
export interface SecretShown { secret: string }
/** A browser that can be called, as `PushSubscription.toJSON` tells it. */
export interface PushBrowser { endpoint: string; keys: PushKeys; language?: string }
/** The keys of a browser. */
export interface PushKeys { p256dh: string; auth: string }
/** A browser that is not to be called any more. */
export interface BrowserGone { endpoint: string }
/** Whom you know: friends, who waits for your word, whom you blocked. */
export interface Acquaintances { friends: FriendInfo[]; asking: PersonInfo[]; blocked: PersonInfo[] }
/** A friend, by an id for you alone. */
export interface FriendInfo { id: string; name: string; here: boolean | null }
/** Somebody by an id for you alone: who took your link up, or whom you blocked. */
export interface PersonInfo { id: string; name: string }
/** A link that makes friends with whoever takes it up, once you have confirmed that. */
export interface FriendLink { link: string }
/** Whose link it is. */
export interface FriendOffer { name: string }
/** That it is done. */
export interface Done {}
/** Whether you would be friends. */
export interface FriendAnswer { yes: boolean }
/** A table. */
export interface TableNamed { table: string }
/** The seats of a table that are held by those you blocked. */
export interface BlockedSeats { seats: number[] }

export const PROTOCOL = 1 as const
export const REPEATABLE = ['storage-failed', 'try-again'] as const
export const CLOSE = { limit: 1008, restart: 1012, noSuchTable: 4004, wrongVersion: 4009 } as const
export const HEAD = ['decision', 'game', 'options', 'over', 'players', 'round', 'seat', 'to_move', 'wording'] as const
export const NOBODYS_NAME = 'N. N.' as const
