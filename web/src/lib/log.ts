// The log: every change of the table as sentences. An empty message is not said, and one said several times in a row is
// said once, with its count.

import type { Entry, GameEvent } from './protocol'

type Say = (key: string, args?: object) => string

const TOLD_BY_EVENTS = 'move'
const TOLD_IN_THE_CHAT = 'say'

export function entrySentences(entry: Entry, t: Say): string[] {
  const events = eventSentences(entry.events, t)
  if (entry.kind === TOLD_BY_EVENTS || entry.kind === TOLD_IN_THE_CHAT) return events
  return [t(`table-${entry.kind}`, { seat: entry.seat, ...entry.args }), ...events]
}

export function eventSentences(events: GameEvent[], t: Say): string[] {
  const counted: { text: string; count: number }[] = []
  for (const event of events) {
    const text = t(event.key, event.args)
    if (!text) continue
    const last = counted.at(-1)
    if (last?.text === text) last.count++
    else counted.push({ text, count: 1 })
  }
  return counted.map(({ text, count }) => (count > 1 ? `${text} ×\u00a0${count}` : text))
}
