// One event shown on the board: the view as it stood, changed by what the event tells. No rules: whatever an event does
// not tell waits for the next view.

import type { GameEvent } from '../../lib/board'
import type { Building, EventCard, Gang, Gangster, Place, StreetState, Tile, View } from './types'

type Args = Record<string, any>
type Change = (view: View, args: Args) => View

export function show(view: View, event: GameEvent): View {
  return changes[event.key]?.(view, event.args as Args) ?? view
}

function withBuilding(view: View, name: string, change: (building: Building) => Partial<Building>): View {
  return { ...view, buildings: view.buildings.map((one) => (one.building === name ? { ...one, ...change(one) } : one)) }
}

function withTile(view: View, name: string, tile: number, change: (tile: Tile) => Partial<Tile>): View {
  return withBuilding(view, name, ({ loot }) => ({
    loot: loot && loot.map((one, index) => (index === tile ? { ...one, ...change(one) } : one)),
  }))
}

function withPlace(view: View, { building, street, number }: Place, change: (card: Gangster | null) => Gangster | null): View {
  return withBuilding(view, building, ({ sides }) => ({
    sides: sides.map((side) =>
      side.street === street ? { ...side, places: side.places.map((card, at) => (at === number - 1 ? change(card) : card)) } : side,
    ),
  }))
}

function withEvent(view: View, spot: string, change: (card: EventCard) => Partial<EventCard>): View {
  return { ...view, events: view.events.map((card) => (card.spot === spot ? { ...card, ...change(card) } : card)) }
}

function withStreet(view: View, name: string, change: (street: StreetState) => Partial<StreetState>): View {
  return { ...view, streets: view.streets.map((street) => (street.street === name ? { ...street, ...change(street) } : street)) }
}

function withGang(view: View, seat: number, change: (gang: Gang) => Partial<Gang>): View {
  return { ...view, gangs: view.gangs.map((gang) => (gang.seat === seat ? { ...gang, ...change(gang) } : gang)) }
}

/** Everybody who stands in a street and still has no fate. */
function withStanding(view: View, street: string, change: (card: Gangster) => Partial<Gangster>): View {
  const meet = (card: Gangster | null) => (card && card.fate === null ? { ...card, ...change(card) } : card)
  const buildings = view.buildings.map((building) => ({
    ...building,
    sides: building.sides.map((side) => (side.street === street ? { ...side, places: side.places.map(meet) } : side)),
  }))
  return { ...view, buildings }
}

/** What is printed on a gangster's card; nothing where it is not told which one it is. */
function printed(view: View, role: string | undefined, gangster: string | undefined): Partial<Gangster> {
  const known = view.roles.find((one) => one.role === role)
  if (!known || role === undefined) return { role: null, gangster: null, strength: null, firepower: null, bounty: null }
  const { strength, firepower, bounty } = known
  return { role, gangster: gangster ?? null, strength, firepower, bounty }
}

function without(words: string[] | undefined, word: string): string[] | undefined {
  const at = words?.indexOf(word) ?? -1
  return at < 0 ? words : words?.filter((_, index) => index !== at)
}

function withHand(view: View, hand: string[] | undefined, pile = view.pile): View {
  return { ...view, ...(hand && { hand }), ...(pile && { pile }) }
}

function laying(faceDown: boolean): Change {
  return (view, { seat, place, role, gangster }) => {
    const card = { number: place.number, seat, face_down: faceDown, ...printed(view, role, gangster), fate: null, captor: null }
    const laid = withPlace(view, place, () => ({ ...(card as Gangster), ...(faceDown && { seen_by: [seat] }) }))
    const counted = withGang(laid, seat, ({ hand, face_down_left }) => ({
      hand: hand - 1,
      face_down_left: face_down_left - (faceDown ? 1 : 0),
    }))
    return seat === view.seat && role ? withHand(counted, without(view.hand, role)) : counted
  }
}

const drawing: Change = (view, { seat, role }) => {
  const drawn = withGang(view, seat, ({ hand, pile }) => ({ hand: hand + 1, pile: pile - 1 }))
  return seat === view.seat && role ? withHand(drawn, [...(view.hand ?? []), role], without(view.pile, role)) : drawn
}

const seen = (who: number[] | undefined, seat: number) => [...(who ?? []).filter((other) => other !== seat), seat].sort()

const lookAtEvent: Change = (view, { seat, spot, event }) =>
  withEvent(view, spot, (card) => ({ seen_by: seen(card.seen_by, seat), event: event ?? card.event }))

const lookAtCard: Change = (view, { seat, place, role, gangster }) =>
  withPlace(view, place, (card) => card && { ...card, seen_by: seen(card.seen_by, seat), ...(role && printed(view, role, gangster)) })

/** Cards keep the spot they came from, so that they are seen to go. */
const swapEvents: Change = (view, { spot, other }) => {
  const at = (name: string) => view.events.find((card) => card.spot === name)!
  const moved = (card: EventCard, to: EventCard): EventCard => ({
    ...to,
    event: card.event,
    face_up: card.face_up,
    seen_by: card.seen_by,
    from: card.from ?? card.spot,
  })
  const [one, two] = [at(spot), at(other)]
  return { ...view, events: view.events.map((card) => (card === one ? moved(two, one) : card === two ? moved(one, two) : card)) }
}

const swapLoot: Change = (view, { building, other }) => {
  const lootOf = (name: string) =>
    view.buildings.find((one) => one.building === name)?.loot?.map((tile, index) => ({ ...tile, from: tile.from ?? `${name}:${index}` })) ?? null
  const [one, two] = [lootOf(building), lootOf(other)]
  return withBuilding(
    withBuilding(view, building, () => ({ loot: two })),
    other,
    () => ({ loot: one }),
  )
}

const addBonus: Change = (view, { building }) =>
  withBuilding({ ...view, bonus_left: Math.max(0, view.bonus_left - 2) }, building, ({ loot }) => ({
    loot: loot && loot.map((tile) => ({ ...tile, bonus: 200 })),
  }))

function guarding(guard: string): Change {
  return (view, { building, tile }) => withTile(view, building, tile, (one) => ({ guard: [...one.guard, guard] }))
}

const rob: Change = (view, { seat, building, worth, tile }) =>
  withGang(
    withTile(view, building, tile, () => ({ taker: seat })),
    seat,
    ({ loot, money }) => ({ loot: loot + worth, money: money + worth }),
  )

/** The seat of a gang. */
export function seatOf(view: View, gang: unknown): number | null {
  return view.gangs.find((one) => one.gang === gang)?.seat ?? null
}

const capture: Change = (view, { seat, gang: captured, street, bounty }) => {
  const victim = seatOf(view, captured)
  const taken = withStanding(view, street, (card) => (card.seat === victim ? { fate: 'captured', captor: seat } : {}))
  const told = withStreet(taken, street, () => ({ captor: seat, victim, bounty }))
  return withGang(told, seat, (gang) => ({ bounty: gang.bounty + bounty, money: gang.money + bounty }))
}

const robbing = (change: Change): Change => (view, args) => change({ ...view, step: 'robbing' }, args)
const settling = (change: Change): Change => (view, args) => change({ ...view, step: 'settling' }, args)

const changes: Record<string, Change> = {
  'hu-first': (view, { seat }) => ({ ...view, first: seat }),
  'hu-looked-event': lookAtEvent,
  'hu-looked-event-hidden': lookAtEvent,
  'hu-looked-card': lookAtCard,
  'hu-looked-card-hidden': lookAtCard,
  'hu-placed': laying(false),
  'hu-hid': laying(true),
  'hu-hid-hidden': laying(true),
  'hu-drew': drawing,
  'hu-drew-hidden': drawing,
  'hu-reveal': robbing((view) => ({ ...view, gangs: view.gangs.map((gang) => ({ ...gang, face_down_left: 0 })) })),
  'hu-event-up': robbing((view, { spot, event }) => withEvent(view, spot, () => ({ event, face_up: true }))),
  'hu-card-up': robbing((view, { place, role, gangster }) =>
    withPlace(view, place, (card) => card && { ...card, face_down: false, ...printed(view, role, gangster) }),
  ),
  'hu-loot-up': robbing((view, { building, big, small }) =>
    withBuilding(view, building, () => ({ loot: [big, small].map((worth) => ({ worth, bonus: 0, guard: [], taker: null })) })),
  ),
  'hu-sign': robbing(swapEvents),
  'hu-stagecoach': robbing(swapLoot),
  'hu-hidden-loot': robbing(addBonus),
  'hu-sheriff': robbing(guarding('sheriff')),
  'hu-deputy': robbing(guarding('deputy')),
  'hu-seduction': robbing((view, { building }) => withBuilding(view, building, () => ({ seduction: true }))),
  'hu-poker': robbing((view, { building }) => withBuilding(view, building, () => ({ poker: true }))),
  'hu-robbed': robbing(rob),
  'hu-keg': settling((view, { street }) => withStreet(view, street, () => ({ keg: true }))),
  'hu-gun': settling((view, { street }) => withStreet(view, street, () => ({ gun: true }))),
  'hu-best-armed': settling((view) => view),
  'hu-captured': settling(capture),
  'hu-cleared': settling((view, { street }) =>
    withStreet(
      withStanding(view, street, () => ({ fate: 'discarded' })),
      street,
      () => ({ settled: true }),
    ),
  ),
  'hu-over': (view) => ({ ...view, step: 'over' }),
}
