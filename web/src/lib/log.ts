// The log: every change of the table as sentences, each with the seat it is about. An empty message is not said, and one
// said several times in a row is said once, with its count.

import type { Entry, GameEvent, Json } from './protocol'

type Say = (key: string, args?: object) => string
type ActorOf = (args: Json) => number | null

export interface Line { seat: number | null; text: string }

const TOLD_BY_EVENTS = 'move'
const TOLD_IN_THE_CHAT = 'say'

export function entryLines(entry: Entry, t: Say, actorOf: ActorOf): Line[] {
  const lines = eventLines(entry.events, t, actorOf)
  if (entry.kind === TOLD_BY_EVENTS || entry.kind === TOLD_IN_THE_CHAT) return lines
  return [{ seat: entry.seat, text: t(`table-${entry.kind}`, { seat: entry.seat, ...entry.args }) }, ...lines]
}

// The versions of the last move of every seat that has made one in this match, each with its seat.
export function lastMoves(log: Entry[]): Map<number, number> {
  const last = new Map<number, number>()
  for (const entry of log) {
    if (entry.kind === 'start') last.clear()
    else if (entry.kind === TOLD_BY_EVENTS && entry.seat !== null) last.set(entry.seat, entry.v)
  }
  return new Map([...last].map(([seat, version]) => [version, seat]))
}

// The events of this match that still stand: what was taken back is gone, and what is yet to be shown has not happened.
export function standing(log: Entry[], moves: number): GameEvent[] {
  let told: GameEvent[] = []
  for (const { kind, events } of log) {
    if (kind === 'start') told = []
    const first = events[0]
    const last = told.at(-1)
    if (first && last && last.move >= first.move) told = told.filter((event) => event.move < first.move)
    told.push(...events)
  }
  return told.filter((event) => event.move <= moves)
}

export function entrySentences(entry: Entry, t: Say): string[] {
  return entryLines(entry, t, () => null).map(({ text }) => text)
}

export function eventSentences(events: GameEvent[], t: Say): string[] {
  return eventLines(events, t, () => null).map(({ text }) => text)
}

// The last thing that events have to say; of a long story only its end is put into words.
export function lastSentence(events: GameEvent[], t: Say): string {
  let said = ''
  let first = events.length
  for (; first > 0; first--) {
    const { key, args } = events[first - 1]!
    const text = t(key, args)
    if (said && text && text !== said) break
    said ||= text
  }
  return eventSentences(events.slice(first), t).at(-1) ?? ''
}

function eventLines(events: GameEvent[], t: Say, actorOf: ActorOf): Line[] {
  const counted: (Line & { count: number })[] = []
  for (const event of events) {
    const text = t(event.key, event.args)
    if (!text) continue
    const last = counted.at(-1)
    if (last?.text === text) last.count++
    else counted.push({ seat: actorOf(event.args), text, count: 1 })
  }
  return counted.map(({ seat, text, count }) => ({ seat, text: count > 1 ? `${text} ×\u00a0${count}` : text }))
}
