// One event shown on the board: the view as it stood, changed by what the event tells. No rules: whatever an event does
// not tell waits for the next view.

import { printed } from '../../art/wanted/cards'
import type { GameEvent } from '../../lib/board'
import type { Group, Payment, Poster, Seat, View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

export function show(view: View, event: GameEvent): View {
  return changes[event.key]?.(view, event.args as Args) ?? view
}

/** The cards of a group as they lie, those that came last to the left: the face on the right stays in sight. */
export function cardsOf(group: Group): string[] {
  const times = (count: number, card: string) => Array.from({ length: count }, () => card)
  return [
    ...times(group.gun ? 1 : 0, 'fastest-gun'),
    ...times(group.stagecoach, 'stagecoach-robbery'),
    ...times(group.bank, 'bank-robbery'),
    ...times(group.photo ? 1 : 0, `photo-${group.outlaw}`),
    ...times(group.outlaws, group.outlaw),
  ]
}

function withSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((at) => (at.seat === seat ? { ...at, ...change(at) } : at)) }
}

function withPoster(view: View, outlaw: string, change: (poster: Poster) => Partial<Poster>): View {
  return { ...view, posters: view.posters.map((at) => (at.outlaw === outlaw ? { ...at, ...change(at) } : at)) }
}

const raised = (view: View, { outlaw, reward }: Args) => withPoster(view, outlaw, (poster) => ({ reward: poster.reward + reward }))

/** Cards into a hand or out of it: counted for everybody, named for whoever holds it. */
function withHand(view: View, seat: number, count: number, card?: string): View {
  const counted = withSeat(view, seat, ({ hand }) => ({ hand: hand + count }))
  if (seat !== view.seat || !card) return counted
  return { ...counted, hand: { ...view.hand, [card]: Math.max(0, (view.hand?.[card] ?? 0) + count) } }
}

const onDiscard = (view: View, top: string | null, count = 1): View => ({ ...view, discard: { size: view.discard.size + count, top } })
const offDiscard = (view: View): View => ({ ...view, discard: { size: view.discard.size - 1, top: null } })
const offPile = (view: View): View => ({ ...view, pile: Math.max(0, view.pile - 1) })

const BARE = { outlaws: 0, photo: false, bank: 0, stagecoach: 0, gun: false, hideout: false, points: 0, covered: 0 }

/** A group changed, made or cleared away; what it counts is what is printed on its cards. */
function withGroup(view: View, seat: number, outlaw: string, change: (group: Group) => Partial<Group>): View {
  const order = view.posters.map((poster) => poster.outlaw)
  const changed = withSeat(view, seat, ({ groups }) => {
    const old = groups.find((group) => group.outlaw === outlaw) ?? { outlaw, ...BARE }
    const group = counted({ ...old, ...change(old) })
    const others = groups.filter((other) => other.outlaw !== outlaw)
    const all = cardsOf(group).length || group.hideout ? [...others, group] : others
    return { groups: all.sort((a, b) => order.indexOf(a.outlaw) - order.indexOf(b.outlaw)) }
  })
  return withPoster(changed, outlaw, () => ({ points: pointsBySeat(changed, outlaw).reduce((sum, points) => sum + points, 0) }))
}

function counted(group: Group): Group {
  const sum = cardsOf(group).reduce((points, card) => points + (printed(card).points ?? 0), 0)
  return { ...group, points: group.hideout ? 0 : sum, covered: group.hideout ? sum : 0 }
}

export function pointsBySeat(view: View, outlaw: string): number[] {
  return view.seats.map(({ groups }) => groups.find((group) => group.outlaw === outlaw)?.points ?? 0)
}

/** A sheriff card added to a group or taken from it. */
function attach(group: Group, card: string, present: boolean): Partial<Group> {
  const one = present ? 1 : -1
  if (card === 'bank-robbery') return { bank: group.bank + one }
  if (card === 'stagecoach-robbery') return { stagecoach: group.stagecoach + one }
  if (card === 'fastest-gun') return { gun: present }
  if (card === 'hideout') return { hideout: present }
  return { photo: present }
}

function place(view: View, args: Args): View {
  const { seat, card, outlaw } = args
  const out = printed(card).photo ? withHand(view, seat, -1, card) : { ...view, playing: null }
  return raised(withGroup(out, seat, outlaw, (group) => attach(group, card, true)), args)
}

function detach(view: View, seat: number, outlaw: string, card: string): View {
  return onDiscard(withGroup(view, seat, outlaw, (group) => attach(group, card, false)), card)
}

/** Whether a card turned in a shot has the hole, as the events say it. */
export const isHit = (hit: unknown): boolean => hit === 'yes'

function payingFor(captured: boolean): Change {
  return (view, { outlaw, points, reward }) => {
    const payment: Payment = {
      outlaw,
      points: pointsBySeat(view, outlaw),
      total: points,
      captured,
      reward,
      paid: view.seats.map(() => 0),
      left: captured ? 0 : reward,
    }
    return withPayment(view, payment)
  }
}

function withPayment(view: View, payment: Payment): View {
  const others = (view.scored ?? []).filter(({ outlaw }) => outlaw !== payment.outlaw)
  return { ...view, paying: payment, scored: [...others, payment] }
}

function pay(view: View, { seat, outlaw, reward }: Args): View {
  const richer = withSeat(view, seat, ({ money }) => ({ money: money + reward }))
  const poorer = withPoster(richer, outlaw, (poster) => ({ reward: poster.reward - reward }))
  if (!view.paying) return poorer
  return withPayment(poorer, { ...view.paying, paid: view.paying.paid.map((sum, at) => (at === seat ? sum + reward : sum)) })
}

/** The table is cleared; what is dealt and what the bank adds, the next view tells. */
function beginRound(view: View, { round, dealer, seat }: Args): View {
  return {
    ...view,
    ...{ round, dealer, first: seat, turn: seat, reshuffled: false, discard: { size: 0, top: null } },
    ...{ shown: null, playing: null, sheriff_played: false, paying: null, scored: [], question: null },
    posters: view.posters.map((poster) => ({ ...poster, opened: false, points: 0, captured: false })),
    seats: view.seats.map((at) => ({ ...at, groups: [] })),
  }
}

const drew: Change = (view, { seat, card }) => withHand(offPile({ ...view, turn: seat }), seat, 1, card)
const fetched: Change = (view, { seat, card }) => withHand(offDiscard(view), seat, 1, card)

const changes: Record<string, Change> = {
  'we-round-began': beginRound,
  'we-turned-up': (view, { card }) => onDiscard(view, card),
  'we-drew': drew,
  'we-drew-hidden': drew,
  'we-took': (view, { seat, card }) => withHand(offDiscard(view), seat, 1, card),
  'we-reshuffled': (view, { count }) => ({ ...view, pile: view.pile + count, reshuffled: true, discard: { size: 0, top: null } }),
  'we-opened': (view, { outlaw }) => withPoster(view, outlaw, () => ({ opened: true })),
  'we-laid': (view, args) => {
    const { seat, outlaw, count } = args
    const laid = withGroup(withHand(view, seat, -count, outlaw), seat, outlaw, ({ outlaws }) => ({ outlaws: outlaws + count }))
    return raised(laid, args)
  },
  'we-played': (view, { seat, card }) => ({ ...withHand(view, seat, -1, card), playing: card }),
  'we-answered': (view, { seat }) => onDiscard(withHand(view, seat, -1, 'wyatt-earp'), 'wyatt-earp'),
  'we-searches': (view, { seat }) => ({ ...withHand(view, seat, -1, 'wyatt-earp'), playing: 'wyatt-earp' }),
  'we-shot': (view, { seat, card, hit }) => ({ ...onDiscard(offPile(view), card), shown: { seat, card, hit: isHit(hit) } }),
  'we-placed': place,
  'we-gun-gone': (view, { seat, outlaw }) => detach(view, seat, outlaw, 'fastest-gun'),
  'we-spent': (view, { card }) => ({ ...onDiscard(view, card), playing: null }),
  'we-gave': (view, { seat, to, outlaw }) => withHand(withHand(view, seat, -1, outlaw), to, 1, outlaw),
  'we-stole': (view, { seat, by, outlaw }) =>
    withHand(
      withGroup(view, seat, outlaw, ({ outlaws }) => ({ outlaws: outlaws - 1 })),
      by,
      1,
      outlaw,
    ),
  'we-orphaned': (view, { seat, outlaw, card }) => detach(view, seat, outlaw, card),
  'we-hid': (view, { seat, outlaw }) => withGroup({ ...view, playing: null }, seat, outlaw, () => ({ hideout: true })),
  'we-freed': (view, { seat, outlaw }) => detach(view, seat, outlaw, 'hideout'),
  'we-fetched': fetched,
  'we-fetched-hidden': fetched,
  'we-fetched-open': fetched,
  'we-discarded': (view, { seat, card }) => onDiscard(withHand(view, seat, -1, card), card),
  'we-round-ended': (view) => ({ ...view, playing: null, paying: null, scored: [] }),
  'we-dropped': (view, { seat, count }) => {
    const dropped = onDiscard(withSeat(view, seat, () => ({ hand: 0 })), null, count)
    return seat === view.seat ? { ...dropped, hand: {} } : dropped
  },
  'we-escaped': payingFor(false),
  'we-captured': payingFor(true),
  'we-paid': pay,
  'we-carried': (view, { reward }) => (view.paying ? withPayment(view, { ...view.paying, left: reward }) : view),
  'we-duel': (view) => ({ ...view, paying: null, duel: [] }),
  'we-duel-shot': (view, { seat, card, hit }) => ({ ...view, duel: [...(view.duel ?? []), { seat, card, hit: isHit(hit) }] }),
  'we-duel-won': (view, { seat }) => ({ ...view, winner: seat }),
  'we-game-over': (view) => ({ ...view, over: true }),
}
