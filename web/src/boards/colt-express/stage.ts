// One event shown on the board: the view as it stood, changed by what the event tells. No rules: whatever an event does
// not tell waits for the next view.

import type { GameEvent } from '../../lib/board'
import type { Bandit, Car, Floor, Loot, Place, Played, View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

export function show(view: View, event: GameEvent): View {
  return changes[event.key]?.(view, event.args as Args) ?? view
}

function withBandit(view: View, name: string, change: (bandit: Bandit) => Partial<Bandit>): View {
  const bandits = view.bandits.map((bandit) => (bandit.character === name ? { ...bandit, ...change(bandit) } : bandit))
  return { ...view, bandits }
}

function withLoot(view: View, car: number, floor: Floor, change: (loot: Loot) => Partial<Loot>): View {
  const changed = (at: Car): Car => ({ ...at, [floor]: { ...at[floor], ...change(at[floor]) } })
  return { ...view, train: view.train.map((at) => (at.car === car ? changed(at) : at)) }
}

function whereIs(view: View, name: string): Place | null {
  const bandit = view.bandits.find(({ character }) => character === name)
  return bandit?.car == null || bandit.floor == null ? null : { car: bandit.car, floor: bandit.floor }
}

function withLootUnder(view: View, name: string, change: (loot: Loot) => Partial<Loot>): View {
  const place = whereIs(view, name)
  return place ? withLoot(view, place.car, place.floor, change) : view
}

const walk: Change = (view, { bandit, place }) => withBandit(view, bandit, () => place)

/** The card of the pile that an event of the action phase belongs to: the next one of that bandit not yet done. */
function carryOut(view: View, fits: (played: Played) => boolean, done = true): View {
  const start = Math.max(view.resolving ?? 0, view.done ?? 0)
  const found = view.pile.findIndex((played, index) => index >= start && fits(played))
  return found < 0 ? view : { ...view, phase: 'action', resolving: found, done: found + (done ? 1 : 0) }
}

function acting(card: string, change: Change): Change {
  const fits = (args: Args) => (played: Played) => played.bandit === args['bandit'] && played.card === card
  return (view, args) => change(carryOut(view, fits(args)), args)
}

function playing(faceDown: boolean): Change {
  return (view, { bandit, card = null }) => {
    const pile = [...view.pile, { bandit, card, face_down: faceDown }]
    const laid = withBandit({ ...view, pile }, bandit, ({ hand }) => ({ hand: hand - 1 }))
    return card && isYours(view, bandit) ? { ...laid, hand: withCard(view.hand, card, -1) } : laid
  }
}

function isYours(view: View, name: string): boolean {
  return view.bandits.some((bandit) => bandit.character === name && bandit.seat === view.seat)
}

function withCard(hand: Record<string, number> = {}, card: string, change: number): Record<string, number> {
  return { ...hand, [card]: Math.max(0, (hand[card] ?? 0) + change) }
}

function takePurse(view: View, { bandit, purse }: Args): View {
  const place = whereIs(view, bandit)
  const known = place && view.train[place.car]?.[place.floor].purses.find((lying) => lying.purse === purse)?.value
  const taken = withBandit(view, bandit, ({ purses, known_purses }) => ({
    purses: purses + 1,
    known_purses: known ? [...known_purses, known] : known_purses,
  }))
  return withLootUnder(taken, bandit, ({ purses }) => ({ purses: purses.filter((lying) => lying.purse !== purse) }))
}

/** Which purse it was, the event does not say: at most as many can be known as are left. */
function losePurse({ purses, known_purses }: Bandit): Partial<Bandit> {
  return { purses: purses - 1, known_purses: known_purses.slice(0, purses - 1) }
}

function learn(view: View, { bandit, worth }: Args): View {
  return withBandit(view, bandit, ({ purses, known_purses }) =>
    known_purses.length < purses ? { known_purses: [...known_purses, worth] } : {},
  )
}

function knockOut(view: View, { victim, loot, purse }: Args): View {
  if (loot === 'jewel') {
    const poorer = withBandit(view, victim, ({ jewels }) => ({ jewels: jewels - 1 }))
    return withLootUnder(poorer, victim, ({ jewels }) => ({ jewels: jewels + 1 }))
  }
  if (loot === 'strongbox') {
    const poorer = withBandit(view, victim, ({ strongboxes }) => ({ strongboxes: strongboxes - 1 }))
    return withLootUnder(poorer, victim, ({ strongboxes }) => ({ strongboxes: strongboxes + 1 }))
  }
  const poorer = withBandit(view, victim, losePurse)
  return withLootUnder(poorer, victim, ({ purses }) => ({ purses: [...purses, { purse, value: null }] }))
}

function shoot(view: View, { bandit, victim }: Args): View {
  const fired = withBandit(view, bandit, ({ bullets }) => ({ bullets: bullets - 1 }))
  return withBandit(fired, victim, ({ received }) => ({ received: received + 1 }))
}

function beginRound(view: View, { round, event, first }: Args): View {
  const card = { name: event, station: round === view.rounds, turns: [], turn: 0, hidden: false }
  const starter = view.bandits.find(({ character }) => character === first)?.seat ?? view.first
  return { ...view, phase: 'plan', round, card, first: starter, pile: [], resolving: null, done: 0, past: [...view.past, event] }
}

const changes: Record<string, Change> = {
  'ce-chose': (view, { seat, character }) => ({
    ...view,
    bandits: view.bandits.map((bandit) => (bandit.seat === seat ? { ...bandit, character } : bandit)),
  }),
  'ce-boarded': walk,
  'ce-draws': (view, { bandit, count }) =>
    withBandit(view, bandit, ({ hand, deck }) => ({ hand: hand + count, deck: Math.max(0, deck - count) })),
  'ce-drew': (view, { bandit, card }) => (isYours(view, bandit) ? { ...view, hand: withCard(view.hand, card, 1) } : view),
  'ce-round-began': beginRound,
  'ce-dumped': (view, { bandit, card }) => (isYours(view, bandit) ? { ...view, hand: withCard(view.hand, card, -1) } : view),
  'ce-discarded': (view, { bandit, card }) => (isYours(view, bandit) ? { ...view, hand: withCard(view.hand, card, -1) } : view),
  'ce-played': playing(false),
  'ce-played-face-down': playing(true),
  'ce-played-face-down-hidden': playing(true),
  'ce-revealed': (view, { bandit, card }) => {
    const at = carryOut(view, (played) => played.bandit === bandit && played.face_down, false)
    const pile = at.pile.map((played, index) => (index === at.resolving ? { ...played, card, face_down: false } : played))
    return { ...at, pile }
  },
  'ce-no-effect': (view, { bandit, card }) => carryOut(view, (played) => played.bandit === bandit && played.card === card),
  'ce-moved': acting('move', walk),
  'ce-changed-floor': acting('floor', walk),
  'ce-shot': acting('fire', shoot),
  'ce-pushed': walk,
  'ce-thrown': walk,
  'ce-swept': walk,
  'ce-fled': (view, { bandit, car }) => withBandit(view, bandit, () => ({ car, floor: 'roof' })),
  'ce-took-purse': acting('rob', takePurse),
  'ce-learnt': learn,
  'ce-opened-purse': learn,
  'ce-took-jewel': acting('rob', (view, { bandit }) =>
    withLootUnder(
      withBandit(view, bandit, ({ jewels }) => ({ jewels: jewels + 1 })),
      bandit,
      ({ jewels }) => ({ jewels: jewels - 1 }),
    ),
  ),
  'ce-took-strongbox': acting('rob', (view, { bandit }) =>
    withLootUnder(
      withBandit(view, bandit, ({ strongboxes }) => ({ strongboxes: strongboxes + 1 })),
      bandit,
      ({ strongboxes }) => ({ strongboxes: strongboxes - 1 }),
    ),
  ),
  'ce-punched': acting('punch', (view) => view),
  'ce-knocked-out': knockOut,
  'ce-pocketed': (view, { victim }) => withBandit(view, victim, losePurse),
  'ce-marshal-moved': (view, { car }) => ({ ...carryOut(view, (played) => played.card === 'marshal'), marshal: car }),
  'ce-neutral': (view, { bandit }) =>
    withBandit({ ...view, neutral: view.neutral - 1 }, bandit, ({ received }) => ({ received: received + 1 })),
  'ce-neutral-gone': (view) => ({ ...view, neutral: 0 }),
  'ce-event': (view) => ({ ...view, resolving: view.pile.length, done: view.pile.length }),
  'ce-strongbox-placed': (view, { car }) =>
    withLoot({ ...view, strongboxes_beside: view.strongboxes_beside - 1 }, car, 'inside', ({ strongboxes }) => ({
      strongboxes: strongboxes + 1,
    })),
  'ce-lost-purse': (view, { bandit }) => withBandit(view, bandit, losePurse),
  'ce-bonus': (view, { bandit, money }) => withBandit(view, bandit, ({ cash }) => ({ cash: cash + money })),
}
