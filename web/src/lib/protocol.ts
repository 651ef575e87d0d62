// The frames of the socket and the bodies of the REST side, as types.

import type * as told from '../generated/protocol'
import { CLOSE as SAID, REPEATABLE as REFUSED_FOR_NOW } from '../generated/protocol'

export type * from '../generated/protocol'
export type {
  AnswersFrame as Answers,
  ChoiceFrame as Choice,
  EventFrame as GameEvent,
  FromClient as ClientFrame,
  FromServer as ServerFrame,
  GroundFrame as Ground,
  ProspectFrame as Prospect,
  Replay as ReplayStep,
  ResultFrame as Result,
  SeatFrame as Seat,
  TableFrame as Table,
  TieFrame as Tie,
} from '../generated/protocol'

export { NOBODYS_NAME, PROTOCOL } from '../generated/protocol'

// Refusals after which the same request, with the same id, may be sent again.
export const REPEATABLE: readonly string[] = REFUSED_FOR_NOW

// Beside what the server says, what a server or a proxy that goes away says by itself.
export const CLOSE = { goingAway: 1001, ...SAID } as const

export type Json = Record<string, unknown>
export type Command = told.Do['what']
export type Answer = Extract<told.FromServer, { id: string }>
export type Reason = Omit<told.Because, 't' | 'id'>
export type NewTable = Required<told.NewTable>

// How a seat answers out of turn: always by itself, with a pass made for it when it can only pass, or always so.
export type Manner = told.AnswersFrame['how']
export const MANNERS = ['ask', 'unable', 'never'] as const satisfies Manner[]

// What can be said by a click.
export type Phrase = told.Quip['phrase']
export const PHRASES = [
  'hello', 'luck', 'nice', 'thanks', 'sorry', 'hurry', 'wow', 'ouch', 'haha', 'again', 'bye', 'hat', 'glass',
  'angry', 'thinking', 'whistle',
] as const satisfies Phrase[]

// The options of a game are a JSON Schema of these.
export type OptionSchema = { ruling?: string } & ( // the clause it is a reading of; "" where it has none, nothing where it is no reading
  | { enum: string[]; default: string }
  | { type: 'boolean'; default: boolean }
  | { type: 'integer'; minimum: number; maximum: number; default: number }
  | { type: 'array'; items: { minimum: number; maximum: number }; minItems: number; maxItems: number; default: number[] }
)

export interface GameInfo extends told.GameInfo { options: { properties: Record<string, OptionSchema> } }
