// The frames of the socket and the bodies of the REST side, as types. Version 1 of the protocol.

export const PROTOCOL = 1

// Refusals after which the same request, with the same id, may be sent again.
export const REPEATABLE = ['storage-failed', 'try-again']

export type Json = Record<string, unknown>
export type Phase = 'waiting' | 'playing' | 'paused' | 'over'

export const CLOSE = { goingAway: 1001, limit: 1008, restart: 1012, noSuchTable: 4004, wrongVersion: 4009 } as const

// From the client

export interface Hello { t: 'hello'; protocol: number; since: number; look?: number | null; motion?: boolean }
export interface Do { t: 'do'; id: string; what: Command }
export interface Look { t: 'look'; seat: number | null }
export interface Hint { t: 'hint'; id: string }
export interface Why { t: 'why'; id: string; on: string }
export interface Explain { t: 'explain'; id: string; seat: number }
export interface Ping { t: 'ping'; id?: string }
export type ClientFrame = Hello | Do | Look | Hint | Why | Explain | Ping

export type Command =
  | { do: 'sit'; seat: number; name: string }
  | { do: 'leave'; seat: number }
  | { do: 'claim'; seat: number; secret: string }
  | { do: 'bot'; seat: number; bot: string }
  | { do: 'kick'; seat: number }
  | { do: 'start' }
  | { do: 'move'; seat: number; move: string | number; at: number }
  | { do: 'undo'; seat: number }
  | { do: 'takeback'; seat: number }
  | { do: 'vote'; seat: number; yes: boolean }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'rematch' }
  | { do: 'say'; text: string }
  | { do: 'mute'; seat: number; mute: boolean }
  | { do: 'answers'; seat: number; how: Manner }
  | { do: 'restore' }

// From the server

export interface Welcome { t: 'welcome'; protocol: number; version: number; seats: number[]; host: boolean; server: string }

export interface Scene {
  t: 'scene'
  v: number
  table: Table
  look: number | null
  view?: Json | null
  to_move?: number | null
  question?: string // to you: a message key
  choices?: Choice[]
  answers?: Answers | null
  result?: Result | null
  record?: boolean
}

export interface Entry {
  t: 'entry'
  v: number
  kind: string
  seat: number | null
  args: Json
  events: GameEvent[]
  patches?: Op[][] // of a move: what each event changed in the view
  scene?: Scene
}

export interface Skip { t: 'skip'; v: number }
export interface Ack { t: 'ack'; id: string; v: number }
export interface Refuse extends Reason { t: 'refuse'; id: string }
export interface Advice extends Thought { t: 'advice'; id: string; code: number }
export interface Explained extends Thought {
  t: 'explained'
  id: string
  seat: number
  move: number // how many moves had been made before it
  choice: Choice | null // null: you cannot tell which it was
}
export interface Because extends Reason { t: 'because'; id: string }
export interface Pong { t: 'pong'; id?: string; v?: number }
export interface Lobby { t: 'lobby'; tables: TableCard[] }
export type Answer = Ack | Refuse | Advice | Because | Explained
export type ServerFrame = Welcome | Scene | Entry | Skip | Answer | Pong | Lobby

// Parts

export interface Reason { code: string; params: Json; clause?: string }

export interface Seat {
  seat: number
  name?: string
  bot?: string
  owner?: boolean
  free?: boolean
  here?: boolean
  yours?: boolean
  muted?: boolean
  clock?: number | null
  thinking?: boolean
  weaker?: boolean // its bot has to do with rules that are still being compiled
}

export interface Said { v: number; seat: number; name: string; text: string }
export interface Ballot { seat: number; to: number; yes: number[]; need: number[] }

export interface Table {
  code: string
  game: string
  players: number
  options: Json
  phase: Phase
  seats: Seat[]
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
  rematch?: number[]
  chat?: Said[]
  seed?: string
  trouble?: string // the code of the reason why the match cannot go on
  trouble_params?: Json
}

// What a bot thought. Of a bot's own secrets nothing is told: there is no chance then, and nothing in the lists.
export interface Thought {
  bot: string
  chance: number | null // of winning, from 0 to 1
  choices: Prospect[] // the best first
  line: Expected[] // what it expects, beginning with its own choice
  grounds: Ground[] // the strongest first
  iterations: number // of a search; 0: it did not search
  compiled: boolean // false: thought with rules that were still being compiled, and so less deeply
}
export interface Prospect { code: number; chance: number; share: number; choice?: Choice | null } // in words where it does not stand now
export interface Expected { seat: number; choice: Choice }
export interface Ground { key: string; args: Json }

// How a seat answers out of turn: always by itself, with a pass made for it when it can only pass, or always so.
export const MANNERS = ['ask', 'unable', 'never'] as const
export type Manner = (typeof MANNERS)[number]
export interface Answers { how: Manner; asked?: boolean; passing?: number | null }

export interface Choice { code: number; text: string; key: string; args: Json; on: string }
export type Op = { op: 'add' | 'replace'; path: string; value: any } | { op: 'remove'; path: string } // of a JSON Patch
export interface GameEvent { move: number; key: string; args: Json }

export type Points = number | string
export interface ScoreLine { key: string; args: Json; points: Points }
export interface Tie { key: string; seats: number[]; counts: number[] } // what decided between equal scores, the better seat first
export interface Result { scores: Points[]; parts: ScoreLine[][]; ranking: number[][]; ties: Tie[]; money: boolean }

export interface TableCard {
  code: string
  game: string
  players: number
  taken: number
  bots: number
  phase: Phase
  host: string
  watchers: number
}

// REST

export type OptionSchema =
  | { enum: string[]; default: string }
  | { type: 'boolean'; default: boolean }
  | { type: 'integer'; minimum: number; maximum: number; default: number }
  | { type: 'array'; items: { minimum: number; maximum: number }; minItems: number; maxItems: number; default: number[] }

export interface GameInfo {
  slug: string
  players: number[] // how many can play
  options: { properties: Record<string, OptionSchema> }
  bots: string[] // the strongest first
}

export interface NewTable {
  game: string
  players: number
  options: Json
  seats: string[] // `me`, the name of a bot, or empty: free for whoever comes
  private: boolean
  clock: number
  pace: number
  name: string
}

export interface ReplayStep {
  game: string
  names: string[]
  move: number
  moves: number
  view: Json
  events: GameEvent[]
  patches?: Op[][] // what each event changed in the view, from that of the move before
  to_move: number | null
  seats: number[] // through whose eyes you may look
  views?: Json[] // everybody's, where all is known
  result?: Result | null
}

// Everybody's chance of winning before each move and after the last, and where it turned, once all is worked out.
export interface Analysis {
  state: 'working' | 'done'
  done: number // points there are so far
  moves: number
  points: number[][]
  turns: Turn[]
  compiled: boolean
}
export interface Turn { move: number; seat: number; before: number; after: number }
