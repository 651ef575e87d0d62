// How a round is paid, poster by poster: only events tell who takes what of each reward.

import { pointsBySeat } from './groups'
import type { GameEvent, View } from '../../generated/wyatt-earp'

/** How one poster was paid: everything by seat. */
export interface Payment {
  outlaw: string
  points: number[]
  total: number
  captured: boolean
  reward: number
  paid: number[]
  left: number
}

export interface Payday {
  round: number
  /** The posters so far; the last is the one being paid. */
  payments: Payment[]
}

type Hear = (told: Payday, args: Record<string, any>, view: View) => Payday

const posting =
  (captured: boolean): Hear =>
  (told, { outlaw, points, reward }, view) => {
    const paid = view.seats.map(() => 0)
    const payment = { outlaw, points: pointsBySeat(view, outlaw), total: points, captured, reward, paid, left: captured ? 0 : reward }
    return { ...told, payments: [...told.payments, payment] }
  }

function onTheLast(told: Payday, change: (payment: Payment) => Partial<Payment>): Payday {
  const last = told.payments.at(-1)
  return last ? { ...told, payments: [...told.payments.slice(0, -1), { ...last, ...change(last) }] } : told
}

const lines: Record<string, Hear> = {
  'we-dropped': (told) => told,
  'we-escaped': posting(false),
  'we-captured': posting(true),
  'we-paid': (told, { seat, reward }) => onTheLast(told, ({ paid }) => ({ paid: paid.map((sum, at) => (at === seat ? sum + reward : sum)) })),
  'we-carried': (told, { reward }) => onTheLast(told, () => ({ left: reward })),
}

/** The payments of a round as far as they have been told; whatever else happens ends them. */
export function hearPayments(told: Payday | null, { key, args }: GameEvent, view: View): Payday | null {
  if (key === 'we-round-ended') return { round: view.round, payments: [] }
  return told && (lines[key]?.(told, args, view) ?? null)
}
