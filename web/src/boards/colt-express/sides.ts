// Who belongs together: two bandits of one player, or two players of one team. A side has a suit as its sign; where
// everybody rides alone there are none.

import type { Identity } from '../../art/identities'
import { sides } from './identities'
import type { Bandit, View } from '../../generated/colt-express'

export interface Side {
  sign: Identity | null
  seats: number[]
  bandits: Bandit[]
}

export function inPairs(view: View): boolean {
  return view.bandits.length > view.players
}

export function inTeams(view: View): boolean {
  return view.seats.some(({ team }) => team !== null)
}

export function sidesOf(view: View): Side[] {
  const seats = view.seats.map((_, seat) => seat)
  const numbers = [...new Set(seats.map((seat) => sideOf(view, seat)))]
  return numbers.map((side) => {
    const members = seats.filter((seat) => sideOf(view, seat) === side)
    const bandits = view.bandits.filter(({ seat }) => members.includes(seat))
    return { sign: signOfSeat(view, members[0]!), seats: members, bandits }
  })
}

/** The suit of a player's side, or nothing where everybody rides alone. */
export function signOfSeat(view: View, seat: number): Identity | null {
  return inPairs(view) || inTeams(view) ? sides[sideOf(view, seat) % sides.length]! : null
}

/** A player's letter in his team: A sits on the right, B on the left. */
export function letterOfSeat(view: View, seat: number): string {
  if (!inTeams(view)) return ''
  return view.seats.findIndex(({ team }) => team === view.seats[seat]!.team) === seat ? 'A' : 'B'
}

function sideOf(view: View, seat: number): number {
  return view.seats[seat]?.team ?? seat
}

const BY_CARD = ['move', 'fire', 'rob', 'punch', 'knock', 'pocket', 'throw', 'ride']

/** The bandits that the one to move decides for at present. */
export function actors(view: View): string[] {
  if (view.decision !== null && BY_CARD.includes(view.decision)) {
    const acting = view.pile[view.resolving ?? 0]?.bandit
    if (acting) return [acting]
  }
  const own = view.bandits.filter(({ seat }) => seat === view.to_move)
  const asked = own.filter((bandit) => isAsked(view, bandit)).map(({ character }) => character)
  return asked.length ? asked : own.map(({ character }) => character)
}

function isAsked(view: View, { character, car }: Bandit): boolean {
  if (view.decision === 'flee') return view.fleeing?.includes(character) ?? false
  if (view.decision === 'hostage') return view.taking?.includes(character) ?? false
  if (view.decision === 'attack' || view.decision === 'board') return view.attack?.riding.includes(character) ?? false
  return view.decision === 'travel' && car === 'time'
}
