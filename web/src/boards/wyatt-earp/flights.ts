// What flies where while an event is shown: a card, a card back or reward chips, from one spot of the board to another.

import type { GameEvent } from '../../generated/wyatt-earp'
import { printed } from './art/wanted/cards'

export interface Flight {
  /** The card in sight; null is a card face down. */
  card?: string | null
  chips?: number
  from: string
  to: string
}

type Args = Record<string, any>
type Flights = (args: Args) => Flight[]

export function flightsOf(event: GameEvent): Flight[] {
  return flights[event.key]?.(event.args as Args) ?? []
}

const seatOf = (seat: number) => `seat:${seat}`
const groupOf = (seat: number, outlaw: string) => `group:${seat}:${outlaw}`
const posterOf = (outlaw: string) => `poster:${outlaw}`

const fromTheBank = ({ outlaw, reward }: Args): Flight[] =>
  reward > 0 ? [{ chips: reward, from: 'middle', to: posterOf(outlaw) }] : []

const drawn: Flights = ({ seat, card = null }) => [{ card, from: 'pile', to: seatOf(seat) }]
const fetched: Flights = ({ seat, card = null }) => [{ card, from: 'discard', to: seatOf(seat) }]

const flights: Record<string, Flights> = {
  'we-turned-up': ({ card }) => [{ card, from: 'pile', to: 'discard' }],
  'we-drew': drawn,
  'we-drew-hidden': drawn,
  'we-took': fetched,
  'we-fetched': fetched,
  'we-fetched-hidden': fetched,
  'we-fetched-open': fetched,
  'we-reshuffled': () => [{ card: null, from: 'discard', to: 'pile' }],
  'we-laid': (args) => [
    { card: args['outlaw'], from: seatOf(args['seat']), to: groupOf(args['seat'], args['outlaw']) },
    ...fromTheBank(args),
  ],
  'we-played': ({ seat, card }) => [{ card, from: seatOf(seat), to: 'play' }],
  'we-searches': ({ seat }) => [{ card: 'wyatt-earp', from: seatOf(seat), to: 'play' }],
  'we-answered': ({ seat }) => [{ card: 'wyatt-earp', from: seatOf(seat), to: 'discard' }],
  'we-placed': (args) => [
    {
      card: args['card'],
      from: printed(args['card']).photo ? seatOf(args['seat']) : 'play',
      to: groupOf(args['seat'], args['outlaw']),
    },
    ...fromTheBank(args),
  ],
  'we-gun-gone': ({ seat, outlaw }) => [{ card: 'fastest-gun', from: groupOf(seat, outlaw), to: 'discard' }],
  'we-spent': ({ card }) => [{ card, from: 'play', to: 'discard' }],
  'we-gave': ({ seat, to, outlaw }) => [{ card: outlaw, from: seatOf(seat), to: seatOf(to) }],
  'we-stole': ({ seat, by, outlaw }) => [{ card: outlaw, from: groupOf(seat, outlaw), to: seatOf(by) }],
  'we-orphaned': ({ seat, outlaw, card }) => [{ card, from: groupOf(seat, outlaw), to: 'discard' }],
  'we-hid': ({ seat, outlaw }) => [{ card: 'hideout', from: 'play', to: groupOf(seat, outlaw) }],
  'we-freed': ({ seat, outlaw }) => [{ card: 'hideout', from: groupOf(seat, outlaw), to: 'discard' }],
  'we-discarded': ({ seat, card }) => [{ card, from: seatOf(seat), to: 'discard' }],
  'we-dropped': ({ seat }) => [{ card: null, from: seatOf(seat), to: 'discard' }],
  'we-paid': ({ seat, outlaw, reward }) => [{ chips: reward, from: posterOf(outlaw), to: seatOf(seat) }],
}
