// What this visitor may want to do with a seat. The server has the last word.

import type { Seat, Table } from './protocol'

export type SeatAction = 'sit' | 'rename' | 'take-back' | 'hand-to-bot' | 'leave' | 'add-bot' | 'kick' | 'mute' | 'unmute'

export function seatActions(seat: Seat, phase: Table['phase'], host: boolean): SeatAction[] {
  const between = phase === 'waiting' || phase === 'over'
  const actions: SeatAction[] = []
  if (seat.free) actions.push('sit')
  if (seat.yours) actions.push(seat.bot ? 'take-back' : 'rename')
  if (seat.yours && !seat.bot && !between) actions.push('hand-to-bot')
  if (seat.yours) actions.push('leave')
  if (host && between && !seat.owner) actions.push('add-bot')
  if (host && between && !seat.yours && (seat.owner || seat.bot)) actions.push('kick')
  if (host && seat.owner && !seat.yours) actions.push(seat.muted ? 'unmute' : 'mute')
  return actions
}
