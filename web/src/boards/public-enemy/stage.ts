// One event shown on the board: the view as it stood, changed by what the event tells. No rules: whatever an event does
// not tell, such as what stacks are worth, waits for the next view.

import { gangOf, isLeader } from '../../art/outlaws/faces'
import { GANGS, type GangName } from '../../art/outlaws/gangs'
import type { GameEvent } from '../../lib/board'
import { DOLLARS, REGULARS, type Card, type Counts, type Reckoning, type Saloon, type Seat, type Stack, type Town, type View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

/** How many cards a town and the saloon begin a round with, in full and in the fast set-up. */
const TOWN = { full: 12, fast: 8 }
const SALOON = { full: 12, fast: 9 }
const ROW = 6 // tiles in a duel

export function show(view: View, event: GameEvent): View {
  const shown = event.key.startsWith('pe-tile') || event.key.startsWith('pe-duel-') ? view : { ...view, duel: undefined }
  return changes[event.key]?.(shown, event.args as Args) ?? shown
}

function cardOf(card: string, town: string): Card {
  return { card, gang: gangOf(card), town, leader: isLeader(card) }
}

function withTown(view: View, name: string, change: (town: Town) => Partial<Town>): View {
  return { ...view, towns: view.towns.map((town) => (town.town === name ? { ...town, ...change(town) } : town)) }
}

function withSeat(view: View, at: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((seat) => (seat.seat === at ? { ...seat, ...change(seat) } : seat)) }
}

function withStack(view: View, at: number, gang: GangName, change: (stack: Stack) => Partial<Stack>): View {
  return withSeat(view, at, ({ stacks }) => ({
    stacks: stacks.map((stack) => (stack.gang === gang ? { ...stack, ...change(stack) } : stack)),
  }))
}

function lay(view: View, seat: number, card: Card): View {
  return withStack(view, seat, card.gang, ({ count, cards }) => ({
    count: count + 1,
    top: card,
    cards: cards && [...cards, card],
  }))
}

function lift(view: View, seat: number, gang: GangName): View {
  return withStack(view, seat, gang, ({ count, cards }) => {
    const left = cards && cards.slice(0, -1)
    return { count: count - 1, top: left?.at(-1) ?? null, cards: left }
  })
}

function topOf(view: View, seat: number, gang: GangName): Card | null {
  return view.seats[seat]?.stacks.find((stack) => stack.gang === gang)?.top ?? null
}

function throwAway(view: View, card: Card | null): View {
  const { count, cards } = view.discard
  return card ? { ...view, discard: { count: count + 1, top: card, cards: cards && [...cards, card] } } : view
}

function pay(view: View, seat: number): View {
  const poorer = withSeat(view, seat, ({ dollars }) => ({ dollars: dollars === null ? null : dollars - 1 }))
  return { ...poorer, to_move: seat, dollar_spent: true }
}

const take: Change = (view, { seat, town, card }) => {
  const face = view.towns.find((one) => one.town === town)?.face ?? cardOf(card, town)
  const left = withTown(view, town, ({ cards, gone }) => ({ face: null, cards: cards - 1, gone: gone && [...gone, face] }))
  return { ...lay(left, seat, face), to_move: seat }
}

const reveal: Change = (view, { town, card }) =>
  withTown(view, town, ({ hidden, under }) => {
    const count = Math.min(under.count, hidden - 1)
    return {
      face: cardOf(card, town),
      hidden: hidden - 1,
      looked: [],
      first: null,
      under: { count, cards: under.cards && under.cards.slice(under.cards.length - count) },
    }
  })

const bury: Change = (view, { seat, town }) =>
  withTown(pay(view, seat), town, ({ face, hidden, under }) => ({
    face: null,
    hidden: hidden + 1,
    under: { count: under.count + 1, cards: under.cards && face ? [...under.cards, face] : under.cards },
  }))

function look(view: View, { seat, deck, card }: Args): View {
  const paid = pay(view, seat)
  const looked = (before: number[]) => [...before.filter((other) => other !== seat), seat].sort((a, b) => a - b)
  if (deck === 'saloon') {
    const { saloon } = paid
    return { ...paid, saloon: { ...saloon, looked: looked(saloon.looked), first: card ?? saloon.first } }
  }
  return withTown(paid, deck, (town) => ({ looked: looked(town.looked), first: card ? cardOf(card, deck) : town.first }))
}

function oneMore(counts: Counts | null, card: string): Counts | null {
  return counts && { ...counts, [card]: (counts[card] ?? 0) + 1 }
}

const draw: Change = (view, { seat, card }) => {
  const { saloon } = view
  const drawn: Saloon = {
    cards: saloon.cards - 1,
    looked: [],
    first: null,
    last: card,
    spent: oneMore(saloon.spent, card),
    spent_count: saloon.spent_count + 1,
    gone: oneMore(saloon.gone, card),
  }
  return { ...view, to_move: seat, decision: card, saloon: drawn }
}

const remove: Change = (view, { seat, gang }) => throwAway(lift(view, seat, gang), topOf(view, seat, gang))

const swindle: Change = (view, { seat, gang, by }) => {
  const card = topOf(view, seat, gang)
  return card ? lay(lift(view, seat, gang), by, card) : view
}

const ride: Change = (view, { town }) => ({
  ...view,
  cavalry: town,
  towns: view.towns.map((one) => ({ ...one, cavalry: one.town === town })),
})

function gather(view: View, { round, seat }: Args): View {
  const size = view.options['fast'] ? 'fast' : 'full'
  const none = (counts: Counts | null) => counts && Object.fromEntries(REGULARS.map((card) => [card, 0]))
  const stays = Boolean(view.options['cavalry_stays'])
  const { saloon } = view
  return {
    ...view,
    round,
    first: seat,
    to_move: seat,
    decision: null,
    dollar_spent: false,
    reckoning: undefined,
    cavalry: stays ? view.cavalry : null,
    towns: view.towns.map((town) => ({
      ...town,
      cards: TOWN[size],
      face: null,
      hidden: TOWN[size],
      looked: [],
      first: null,
      under: { count: 0, cards: town.under.cards && [] },
      cavalry: stays && town.cavalry,
      gone: town.gone && [],
    })),
    saloon: { cards: SALOON[size], looked: [], first: null, last: null, spent: none(saloon.spent), spent_count: 0, gone: none(saloon.gone) },
    discard: { count: 0, top: null, cards: view.discard.cards && [] },
    seats: view.seats.map((one) => ({
      ...one,
      stacks: one.stacks.map(({ gang, cards }) => ({ gang, count: 0, top: null, cards: cards && [] })),
      points: 0,
      dollars: one.dollars === null ? null : DOLLARS,
    })),
  }
}

function reckon(view: View, change: (reckoning: Reckoning) => Partial<Reckoning>): View {
  const reckoning = view.reckoning ?? { gangs: {}, points: {} }
  return { ...view, reckoning: { ...reckoning, ...change(reckoning) } }
}

function judge(view: View, gang: string, verdict: Reckoning['gangs'][GangName]): View {
  return reckon(view, ({ gangs }) => ({ gangs: { ...gangs, [gang]: verdict } }))
}

const gainWanted: Change = (view, { seat, gang }) => {
  const richer = withSeat(view, seat, ({ wanted, tokens }) => ({
    wanted: GANGS.filter((one) => one === gang || wanted.includes(one)),
    tokens: tokens + 1,
  }))
  const left = { ...view.wanted_left, [gang]: view.wanted_left[gang as GangName] - 1 }
  const verdict = view.reckoning?.gangs[gang as GangName]
  return judge({ ...richer, wanted_left: left }, gang, { kind: 'most', ...verdict, seat })
}

const gainOne: Change = (view, { seat }) => {
  const tokens = (one: Seat) => one.tokens + (one.seat === seat ? 1 : 0) - (one.one ? 1 : 0)
  const seats = view.seats.map((one) => ({ ...one, one: one.seat === seat, tokens: tokens(one) }))
  return reckon({ ...view, seats, one: seat }, () => ({ one: seat }))
}

const turnTile: Change = (view, { seat, tile }) => {
  const { duel } = view
  if (!duel) return view
  const common = duel.rows.length === 1
  const at = duel.rows.findIndex((row) => common || row.seat === seat || row.seat === null)
  const rows = duel.rows.map((row, index) =>
    index === at ? { seat: common ? null : seat, tiles: [...row.tiles, { tile, seat }] } : row,
  )
  return { ...view, duel: { ...duel, rows } }
}

const changes: Record<string, Change> = {
  'pe-round-began': gather,
  'pe-supremacy': (view, { gang }) => ({ ...view, supremacy: gang }),
  'pe-revealed': reveal,
  'pe-took': take,
  'pe-drew': draw,
  'pe-arrested': remove,
  'pe-shot-down': remove,
  'pe-swindled': swindle,
  'pe-buried': bury,
  'pe-looked': look,
  'pe-looked-hidden': look,
  'pe-looked-saloon': look,
  'pe-looked-saloon-hidden': look,
  'pe-rode': ride,
  'pe-round-ended': (view) => reckon({ ...view, decision: null, to_move: null }, () => ({})),
  'pe-nobody': (view, { gang }) => judge(view, gang, { kind: 'nobody' }),
  'pe-majority': (view, { gang, seat, count, by }) => judge(view, gang, { kind: by, seat, count }),
  'pe-tied': (view, { gang, count }) => judge(view, gang, { kind: 'tied', count }),
  'pe-wanted': gainWanted,
  'pe-points': (view, { seat, points }) => reckon(view, (before) => ({ points: { ...before.points, [seat]: points } })),
  'pe-one': gainOne,
  'pe-one-kept': (view, { seat }) => reckon(view, () => ({ one: seat })),
  'pe-one-tied': (view) => reckon(view, () => ({ one: 'tied' })),
  'pe-no-points': (view) => reckon(view, () => ({ one: 'nobody' })),
  'pe-duel': (view, { prize }) => ({
    ...view,
    duel: { prize, length: ROW, rows: [0, 1].map(() => ({ seat: null, tiles: [] })) },
  }),
  'pe-tuel': (view, { prize, tiles }) => ({ ...view, duel: { prize, length: tiles, rows: [{ seat: null, tiles: [] }] } }),
  'pe-tile': turnTile,
  'pe-duel-won': (view, { seat }) => (view.duel ? { ...view, duel: { ...view.duel, winner: seat } } : view),
  'pe-duel-lost': (view) => (view.duel ? { ...view, duel: { ...view.duel, lost: true } } : view),
  'pe-won': (view, { seat }) => ({ ...view, over: true, winner: seat, to_move: null }),
}
