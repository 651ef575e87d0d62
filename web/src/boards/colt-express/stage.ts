// One event shown on the board: the view as it stood, changed by what the event tells. No rules: whatever an event does
// not tell waits for the next view.

import type { GameEvent } from '../../lib/board'
import { lootAt } from './layout'
import type { Bandit, Flask, Loot, Place, Played, Seat, View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

export function show(view: View, event: GameEvent): View {
  return changes[event.key]?.(view, event.args as Args) ?? view
}

// Bandits, places and what lies there

function withBandit(view: View, name: string, change: (bandit: Bandit) => Partial<Bandit>): View {
  const bandits = view.bandits.map((bandit) => (bandit.character === name ? { ...bandit, ...change(bandit) } : bandit))
  return { ...view, bandits }
}

function withLoot(view: View, { car, floor }: Place, change: (loot: Loot) => Partial<Loot>): View {
  const changed = (loot: Loot): Loot => ({ ...loot, ...change(loot) })
  if (car === 'coach') return view.coach ? { ...view, coach: { ...view.coach, [floor]: changed(view.coach[floor]) } } : view
  if (car === 'time') return view.time_car ? { ...view, time_car: { ...view.time_car, inside: changed(view.time_car.inside) } } : view
  return { ...view, train: view.train.map((at) => (at.car === car ? { ...at, [floor]: changed(at[floor]) } : at)) }
}

function whereIs(view: View, name: string): Place | null {
  const bandit = view.bandits.find(({ character }) => character === name)
  return bandit?.car == null || bandit.floor == null ? null : { car: bandit.car, floor: bandit.floor }
}

function withLootUnder(view: View, name: string, change: (loot: Loot) => Partial<Loot>): View {
  const place = whereIs(view, name)
  return place ? withLoot(view, place, change) : view
}

const walk: Change = (view, { bandit, place }) => withBandit(view, bandit, () => place)

// Cards

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

function lay(view: View, seat: number, bandit: string | null, card: string | null, face_down: boolean): View {
  const pile = [...view.pile, { bandit, seat, card, face_down }]
  const laid = withCards({ ...view, pile }, seat, ({ hand }) => ({ hand: hand - 1, chosen: false }))
  return card ? inYourHand(laid, seat, inHand(view, bandit, card), -1) : laid
}

const playing: Change = (view, { seat, bandit, card }) => lay(view, seat, bandit, card, false)

const playingFaceDown: Change = (view, { seat, bandit, whose, card = null }) =>
  lay(view, seat, whose ?? (hasTwoColours(view, seat) ? null : bandit), card, true)

/** Whether a player holds cards of two bandits: then a hidden one does not show for which it was played. */
function hasTwoColours(view: View, seat: number): boolean {
  return view.seats[seat]!.team !== null || view.seats[seat]!.bandits.length > 1
}

/** A card as it is called in your hand. */
function inHand(view: View, whose: string | null, card: string): string {
  const named = `${whose} ${card}`
  return view.hand && named in view.hand ? named : card
}

function withCards(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  const seats = view.seats.map((at, number) => (number === seat ? { ...at, ...change(at) } : at))
  const { hand, deck } = seats[seat]!
  const bandits = view.bandits.map((bandit) => (bandit.seat === seat ? { ...bandit, hand, deck } : bandit))
  return { ...view, seats, bandits }
}

function inYourHand(view: View, seat: number, word: string, change: number): View {
  if (seat !== view.seat) return view
  return { ...view, hand: { ...view.hand, [word]: Math.max(0, (view.hand?.[word] ?? 0) + change) } }
}

/** A card that comes into a hand, or leaves it: its player sees which. */
function handling(change: number): Change {
  return (view, { seat, card, whose }) => {
    const word = whose && whose !== 'nobody' ? `${whose} ${card}` : card
    return card === undefined ? view : inYourHand(view, seat, word, change)
  }
}

const drawing: Change = (view, { seat, count = 1 }) =>
  withCards(view, seat, ({ hand, deck }) => ({ hand: hand + count, deck: Math.max(0, deck - count) }))

/** A card from a partner's deck. */
const drawingFromPartner: Change = (view, { seat }) => {
  const partner = view.seats.findIndex(({ team }, other) => other !== seat && team === view.seats[seat]!.team)
  const drawn = withCards(view, seat, ({ hand }) => ({ hand: hand + 1 }))
  return partner < 0 ? drawn : withCards(drawn, partner, ({ deck }) => ({ deck: Math.max(0, deck - 1) }))
}

const choosing: Change = (view, { seat }) => withCards(view, seat, () => ({ chosen: true }))

function beginRound(view: View, { round, event, seat }: Args): View {
  const card = { name: event, station: round === view.rounds, turns: [], turn: 0, hidden: false }
  return { ...view, phase: 'plan', round, card, first: seat, pile: [], resolving: null, done: 0, past: [...view.past, event] }
}

// Loot

function takePurse(view: View, { bandit, purse }: Args): View {
  const place = whereIs(view, bandit)
  const known = place && lootAt(view, place)?.purses.find((lying) => lying.purse === purse)?.value
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

/** Whose purse it is that a player has looked into: that of his bandit with one more purse than he knows of. */
function learn(view: View, { bandit, seat, worth }: Args): View {
  const unknowing = (one: Bandit) => (seat === undefined ? one.character === bandit : one.seat === seat) && one.known_purses.length < one.purses
  const learner = view.bandits.find(unknowing)
  return learner ? withBandit(view, learner.character, ({ known_purses }) => ({ known_purses: [...known_purses, worth] })) : view
}

function takeFlask(view: View, { bandit, flask }: Args): View {
  const place = whereIs(view, bandit)
  const found = place && lootAt(view, place)?.flasks?.find((lying) => lying.flask === flask)
  const { kind, half } = found || { kind: null, half: false }
  const taken = withBandit(view, bandit, ({ flasks = [] }) => ({ flasks: [...flasks, { kind, half }] }))
  return withLootUnder(taken, bandit, ({ flasks = [] }) => ({ flasks: flasks.filter((lying) => lying.flask !== flask) }))
}

function learnFlask(view: View, { seat, whisky }: Args): View {
  const unknown = ({ kind, half }: Flask) => kind === null && !half
  const owner = view.bandits.find((bandit) => bandit.seat === seat && bandit.flasks?.some(unknown))
  if (!owner || whisky === undefined) return view
  return withBandit(view, owner.character, ({ flasks = [] }) => ({ flasks: without(flasks, unknown, { kind: whisky, half: false }) }))
}

/** A list without the first that fits, or with another in its place. */
function without<One>(list: readonly One[], fits: (one: One) => boolean, instead?: One): One[] {
  const at = list.findIndex(fits)
  return at < 0 ? [...list] : [...list.slice(0, at), ...(instead === undefined ? [] : [instead]), ...list.slice(at + 1)]
}

function drink(view: View, { bandit, whisky, half }: Args): View {
  const drunk = (flask: Flask) => flask.half !== Boolean(half) && (flask.kind ?? whisky) === whisky
  const left = half ? { kind: whisky, half: true } : undefined
  return withBandit(view, bandit, ({ flasks = [] }) => ({ flasks: without(flasks, drunk, left) }))
}

function knockFlask(view: View, { victim, loot, flask }: Args): View {
  const half = loot !== 'whisky'
  const fits = (one: Flask) => one.half === half && (!half || `half-${one.kind}` === loot)
  const kind = view.bandits.find(({ character }) => character === victim)?.flasks?.find(fits)?.kind ?? null
  const poorer = withBandit(view, victim, ({ flasks = [] }) => ({ flasks: without(flasks, fits) }))
  return withLootUnder(poorer, victim, ({ flasks = [] }) => ({ flasks: [...flasks, { flask, kind, half }] }))
}

function knockOut(view: View, { victim, loot, purse }: Args): View {
  if (loot === 'jewel') return drop(view, victim, 'jewels')
  if (loot === 'strongbox') return drop(view, victim, 'strongboxes')
  const poorer = withBandit(view, victim, losePurse)
  return withLootUnder(poorer, victim, ({ purses }) => ({ purses: [...purses, { purse, value: null }] }))
}

function drop(view: View, name: string, what: 'jewels' | 'strongboxes'): View {
  const poorer = withBandit(view, name, (bandit) => ({ [what]: bandit[what] - 1 }))
  return withLootUnder(poorer, name, (loot) => ({ [what]: loot[what] + 1 }))
}

function pickUp(what: 'jewels' | 'strongboxes'): Change {
  return (view, { bandit }) => {
    const richer = withBandit(view, bandit, (one) => ({ [what]: one[what] + 1 }))
    return withLootUnder(richer, bandit, (loot) => ({ [what]: loot[what] - 1 }))
  }
}

const earn: Change = (view, { bandit, money }) => withBandit(view, bandit, ({ cash }) => ({ cash: cash + money }))

const hurt: Change = (view, { bandit }) =>
  withBandit({ ...view, neutral: view.neutral - 1 }, bandit, ({ received }) => ({ received: received + 1 }))

function shoot(view: View, { bandit, victim }: Args): View {
  const fired = withBandit(view, bandit, ({ bullets }) => ({ bullets: bullets - 1 }))
  return withBandit(fired, victim, ({ received }) => ({ received: received + 1 }))
}

// Horses, the coach and the time-travel car

type Stop = number | 'time'

function withHorses(view: View, stop: Stop, change: number): View {
  const more = (horses = 0) => Math.max(0, horses + change)
  if (stop === 'time') return view.time_car ? { ...view, time_car: { ...view.time_car, horses: more(view.time_car.horses) } } : view
  return { ...view, train: view.train.map((at) => (at.car === stop ? { ...at, horses: more(at.horses) } : at)) }
}

/** Where the horse stands that somebody at a place has got off. */
function stopOf(view: View, { car }: Place): Stop {
  return car === 'coach' ? (view.coach?.facing ?? 0) : car
}

function ride(view: View, { bandit, start, place }: Args): View {
  const mounted = withHorses(view, start, -1)
  return walk(withHorses(mounted, stopOf(view, place), 1), { bandit, place })
}

function rideAway(view: View, { bandit }: Args): View {
  const place = whereIs(view, bandit)
  const left = withBandit(view, bandit, () => ({ car: null, floor: null, gone: true }))
  return place ? withHorses(left, stopOf(view, place), -1) : left
}

function board(view: View, { bandit, place }: Args): View {
  const aboard = walk(view, { bandit, place })
  if (!view.attack) return aboard
  const attack = { ...view.attack, riding: view.attack.riding.filter((name) => name !== bandit) }
  return withHorses({ ...aboard, attack }, stopOf(view, place), 1)
}

/** Higher speed: every horse one car back, those beside the caboose stay. */
function moveHorses(view: View): View {
  const last = view.train.length - 1
  const front = view.time_car?.horses ?? 0
  const before = (car: number) => (car === 0 ? front : (view.train[car - 1]!.horses ?? 0))
  const train = view.train.map((at) => ({ ...at, horses: before(at.car) + (at.car === last ? (at.horses ?? 0) : 0) }))
  return { ...view, train, ...(view.time_car ? { time_car: { ...view.time_car, horses: 0 } } : {}) }
}

function takeHostage(view: View, { bandit, hostage }: Args): View {
  const taken = withBandit(view, bandit, () => ({ hostage }))
  return { ...taken, hostages: (view.hostages ?? []).filter((name) => name !== hostage) }
}

function marshalDrinks(view: View, { car, whisky }: Args): View {
  const found = ({ kind }: Flask) => (kind ?? whisky) === whisky
  return withLoot(view, { car, floor: 'inside' }, ({ flasks = [] }) => ({ flasks: without(flasks, found) }))
}

const travel: Change = (view, { bandit, place = null }) => ({
  ...withBandit(view, bandit, () => ({ car: null, floor: null, away: true })),
  traveller: { bandit, hideout: place },
})

const appear: Change = (view, { bandit, place }) => ({
  ...withBandit(view, bandit, () => ({ ...place, away: false })),
  traveller: null,
})

const changes: Record<string, Change> = {
  'ce-chose': (view, { seat, character }) => {
    const free = view.bandits.findIndex((bandit) => bandit.seat === seat && bandit.character === 'nobody')
    return { ...view, bandits: view.bandits.map((bandit, at) => (at === free ? { ...bandit, character } : bandit)) }
  },
  'ce-closed-fist': choosing,
  'ce-closed-fist-hidden': choosing,
  'ce-chose-mount': choosing,
  'ce-chose-mount-hidden': choosing,
  'ce-boarded': board,
  'ce-rode-on': (view, { bandit }) =>
    view.attack ? { ...view, attack: { ...view.attack, ahead: [...(view.attack.ahead ?? []), bandit] } } : view,
  'ce-draws': drawing,
  'ce-drew': handling(1),
  'ce-partner-card': (view, args) => handling(1)(drawingFromPartner(view, args), args),
  'ce-partner-card-hidden': drawingFromPartner,
  'ce-took-card': (view, args) => handling(1)(drawing(view, args), args),
  'ce-took-card-hidden': drawing,
  'ce-round-began': beginRound,
  'ce-dumped': handling(-1),
  'ce-discarded': handling(-1),
  'ce-played': playing,
  'ce-played-face-down': playingFaceDown,
  'ce-played-face-down-hidden': playingFaceDown,
  'ce-chose-card': choosing,
  'ce-chose-card-hidden': choosing,
  'ce-melee-draw': (view, { seat }) => withCards(view, seat, () => ({ chosen: false })),
  'ce-chose-to-keep': choosing,
  'ce-chose-to-keep-hidden': choosing,
  'ce-kept': (view, { seat, count }) =>
    withCards(view, seat, ({ hand, deck }) => ({ hand: count, deck: deck + hand - count, chosen: false })),
  'ce-drank': drink,
  'ce-revealed': (view, { seat, bandit, card }) => {
    const at = carryOut(view, (played) => played.seat === seat && played.face_down, false)
    const pile = at.pile.map((played, index) => (index === at.resolving ? { ...played, bandit, card, face_down: false } : played))
    return { ...at, pile }
  },
  'ce-no-effect': (view, { bandit, card }) => carryOut(view, (played) => played.bandit === bandit && played.card === card),
  'ce-moved': acting('move', walk),
  'ce-changed-floor': acting('floor', walk),
  'ce-shot': acting('fire', shoot),
  'ce-pushed': walk,
  'ce-thrown': walk,
  'ce-swept': walk,
  'ce-ran': walk,
  'ce-fled': (view, { bandit, car }) => withBandit(view, bandit, () => ({ car, floor: 'roof' })),
  'ce-rode': acting('ride', ride),
  'ce-left': acting('ride', rideAway),
  'ce-took-purse': (view, args) => (view.pocketing ? takePurse({ ...view, pocketing: false }, args) : acting('rob', takePurse)(view, args)),
  'ce-learnt': learn,
  'ce-opened-purse': learn,
  'ce-took-jewel': acting('rob', pickUp('jewels')),
  'ce-took-strongbox': acting('rob', pickUp('strongboxes')),
  'ce-took-flask': acting('rob', takeFlask),
  'ce-learnt-flask': learnFlask,
  'ce-punched': acting('punch', (view) => view),
  'ce-knocked-out': knockOut,
  'ce-knocked-flask': knockFlask,
  'ce-pocketed': (view, { victim }) => ({ ...withBandit(view, victim, losePurse), pocketing: true }),
  'ce-punched-shotgun': acting('punch', (view) => ({ ...view, shotgun: 'train' })),
  'ce-marshal-moved': (view, { car }) => ({ ...carryOut(view, (played) => played.card === 'marshal'), marshal: car }),
  'ce-took-hostage': takeHostage,
  'ce-neutral': hurt,
  'ce-neutral-gone': (view) => ({ ...view, neutral: 0 }),
  'ce-neutral-spent': (view) => ({ ...view, neutral: 0 }),
  'ce-bitten': hurt,
  'ce-event': (view) => ({ ...view, resolving: view.pile.length, done: view.pile.length }),
  'ce-strongbox-placed': (view, { car }) =>
    withLoot({ ...view, strongboxes_beside: view.strongboxes_beside - 1 }, { car, floor: 'inside' }, ({ strongboxes }) => ({
      strongboxes: strongboxes + 1,
    })),
  'ce-lost-purse': (view, { bandit }) => withBandit(view, bandit, losePurse),
  'ce-bonus': earn,
  'ce-shared': earn,
  'ce-marshal-drank': marshalDrinks,
  'ce-horse-lost': (view, { car }) => withHorses(view, car, -1),
  'ce-horses-moved': moveHorses,
  'ce-coach-moved': (view, { car }) => (view.coach ? { ...view, coach: { ...view.coach, facing: car } } : view),
  'ce-round-ended': (view, { round }) => (round === view.rounds ? view : { ...view, pile: [], resolving: null, done: 0 }),
  'ce-travelled': travel,
  'ce-travelled-hidden': travel,
  'ce-appeared': appear,
}
