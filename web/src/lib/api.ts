// The REST side.

import type { Analysis, Continue, GameInfo, Json, NewTable, Reason, ReplayStep } from './protocol'
import type { Rulebook } from './rules'

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

export function createTable(table: NewTable): Promise<{ code: string }> {
  return ask('POST', '/api/tables', table)
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
async function ask<T>(method: 'GET' | 'POST', path: string, body?: object | string): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  })
  const answer = (await response.json().catch(() => ({}))) as Json
  if (!response.ok) throw new ApiError(response.status, (answer['error'] as Reason | undefined) ?? UNREACHABLE)
  return answer as T
}
