// The REST side.

import type {
  Analysis,
  Continue,
  FigureInfo,
  GameInfo,
  HouseRead,
  Invitation,
  Json,
  Lessons,
  LessonStep,
  Me,
  Mistakes,
  MyTable,
  NewTable,
  PuzzleAnswer,
  Puzzles,
  PuzzleSheet,
  Reason,
  ReplayStep,
  Rulebook,
  Study,
  StudyCard,
} from './protocol'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.code)
  }
}

export const UNREACHABLE: Reason = { code: 'unreachable', params: {} }

export type Eyes = number | 'all' | null // a seat, everything, or a spectator
export interface Source { source: 'tables' | 'records'; id: string }

export async function games(): Promise<GameInfo[]> {
  return (await ask<{ games: GameInfo[] }>('GET', '/api/games')).games
}

// What games and bots say that this client was not built with.
export function pluginMessages(language: string): Promise<Record<string, string>> {
  const answer = ask<{ plugins: Record<string, string> }>('GET', `/api/messages/${encodeURIComponent(language)}`)
  return answer.then(({ plugins }) => plugins).catch(() => ({}))
}

export function rules(slug: string, language: string): Promise<Rulebook> {
  return ask('GET', `/api/rules/${encodeURIComponent(slug)}/${encodeURIComponent(language)}`)
}

export async function figures(slug: string): Promise<FigureInfo[]> {
  return (await ask<{ figures: FigureInfo[] }>('GET', `/api/figures/${encodeURIComponent(slug)}`)).figures
}

export function puzzles(slug: string): Promise<Puzzles> {
  return ask('GET', puzzleAddress(slug))
}

export function puzzle(slug: string, id: string): Promise<PuzzleSheet> {
  return ask('GET', puzzleAddress(slug, id))
}

// Whether a choice solves a puzzle; without one, what does.
export function tryPuzzle(slug: string, id: string, choice: number | null): Promise<PuzzleAnswer> {
  return ask('POST', puzzleAddress(slug, id), { choice })
}

export function puzzleWhy(slug: string, id: string, on: string): Promise<Reason> {
  return ask('GET', `${puzzleAddress(slug, id)}/why?${new URLSearchParams({ on })}`)
}

function puzzleAddress(...parts: string[]): string {
  return ['/api/puzzles', ...parts.map(encodeURIComponent)].join('/')
}

// All finished studies, game by game.
export async function studies(): Promise<StudyCard[]> {
  return (await ask<{ studies: StudyCard[] }>('GET', '/api/studies')).studies
}

export function study(slug: string, name: string): Promise<Study> {
  return ask('GET', `/api/studies/${encodeURIComponent(slug)}/${encodeURIComponent(name)}`)
}

// Where this visitor holds a seat, those tables first that await her, and where friends wait for her; whether people can
// be known here, and who she is.
export function mine(): Promise<{ tables: MyTable[]; invitations: Invitation[] } & Pick<Me, 'people' | 'me'>> {
  return ask('GET', '/api/mine')
}

export function course(slug: string): Promise<Lessons> {
  return ask('GET', `/api/lessons/${encodeURIComponent(slug)}`)
}

// A lesson at a step after the choices made before it: what a choice tried there comes to, or a thing that was pressed.
export function lessonStep(slug: string, name: string, step: number, choices: number[], tried: { choice?: number; on?: string } = {}): Promise<LessonStep> {
  const told = Object.entries(tried).map(([what, value]) => [what, String(value)])
  const query = new URLSearchParams({ step: String(step), choices: choices.join(','), ...Object.fromEntries(told) })
  return ask('GET', `/api/lessons/${encodeURIComponent(slug)}/${encodeURIComponent(name)}?${query}`)
}

export function createTable(table: NewTable): Promise<{ code: string }> {
  return ask('POST', '/api/tables', table)
}

// House rules in YAML, checked: what they change, or why nobody can play by them.
export function readHouseRules(game: string, text: string): Promise<HouseRead> {
  return ask('POST', '/api/house-rules', { game, text })
}

export function uploadRecord(record: string): Promise<{ id: string }> {
  return ask('POST', '/api/records', record)
}

export function replayStep(from: Source, move: number, eyes: Eyes): Promise<ReplayStep> {
  const query = new URLSearchParams({ move: String(move), ...(eyes === null ? {} : { eyes: String(eyes) }) })
  return ask('GET', `${address(from)}/replay?${query}`)
}

export function analysis(from: Source): Promise<Analysis> {
  return ask('GET', `${address(from)}/analysis`)
}

export function mistakes(from: Source, seat: number): Promise<Mistakes> {
  return ask('GET', `${address(from)}/mistakes/${seat}`)
}

export function continueFrom(from: Source, wanted: Continue): Promise<{ code: string }> {
  return ask('POST', `${address(from)}/continue`, wanted)
}

// Everything that is known of a table that broke, for its host.
export function exportTable(code: string): Promise<Json> {
  return ask('POST', `${address({ source: 'tables', id: code })}/export`)
}

// A link that moves one's seat to another device, once.
export function seatLink(code: string, seat: number): Promise<{ link: string }> {
  return ask('POST', `${address({ source: 'tables', id: code })}/seats/${seat}/link`)
}

export function recordAddress(from: Source): string {
  return from.source === 'tables' ? `${address(from)}/record` : address(from)
}

export function qrAddress(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/qr.svg`
}

function address({ source, id }: Source): string {
  return `/api/${source}/${encodeURIComponent(id)}`
}

// A body that is text is sent as it is: a record is checked byte by byte on the other side.
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object | string): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  })
  const answer = (await response.json().catch(() => ({}))) as Json
  if (!response.ok) throw new ApiError(response.status, (answer['error'] as Reason | undefined) ?? UNREACHABLE)
  return answer as T
}
