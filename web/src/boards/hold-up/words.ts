// What the things of the town are called.

import type { BoardProps } from '../../lib/board'
import type { EventCard, Gangster, StreetState, View } from '../../generated/hold-up'

type Say = BoardProps['t']

export function gangName(t: Say, view: View, seat: number): string {
  return t(`name-${view.gangs.find((gang) => gang.seat === seat)?.gang ?? ''}`)
}

/** What is known of each gang that stands somewhere, and how many more of it stand there unknown. */
export interface Sum { seat: number; known: number; strangers: number }

export function sumsOf(known: number[], strangers: number[], stands: (seat: number) => boolean): Sum[] {
  return known.map((sum, seat) => ({ seat, known: sum, strangers: strangers[seat] ?? 0 })).filter(({ seat }) => stands(seat))
}

/** The same in figures: what may be more has a plus, and a question mark stands for all that is unknown. */
export function sumFigure({ known, strangers }: Sum): string {
  if (!strangers) return String(known)
  return known ? `${known}+` : '?'
}

/** How well everybody in a street is armed. */
export function armedIn(view: View, { street, firepower, strangers }: StreetState): Sum[] {
  const sides = view.buildings.flatMap((building) => building.sides).filter((side) => side.street === street)
  return sumsOf(firepower, strangers, (seat) => sides.some(({ places }) => places.some((card) => card?.seat === seat)))
}

/** The gangster who has a role in a gang, as a word. */
export function gangsterOf(view: View, seat: number, role: string): string {
  const index = view.roles.findIndex((one) => one.role === role)
  return view.gangs.find((gang) => gang.seat === seat)?.gangsters[index] ?? role
}

/** Who has looked, other than somebody. */
export function whoLooked(t: Say, view: View, seen: number[], but: number | null): string {
  return seen
    .filter((seat) => seat !== but)
    .map((seat) => gangName(t, view, seat))
    .join(', ')
}

export function gangsterTitle(t: Say, view: View, card: Gangster): string {
  const gang = gangName(t, view, card.seat)
  if (card.role === null) return t('board-hu-hidden-gangster', { gang_title: gang })
  const { gangster, role, strength, firepower, bounty } = card
  const title = t('board-hu-gangster', { gangster, role, gang_title: gang, strength, firepower, worth: bounty })
  const parts = [title, card.face_down ? t('board-hu-face-down') : '', fateOf(t, view, card)]
  return parts.filter(Boolean).join(' ')
}

function fateOf(t: Say, view: View, card: Gangster): string {
  if (card.captor !== null) return t('board-hu-captured', { gang_title: gangName(t, view, card.captor) })
  return card.fate === 'discarded' ? t('board-hu-discarded') : ''
}

export function eventTitle(t: Say, view: View, card: EventCard): string {
  const name = card.event === 'none' ? t('hu-event-none') : card.event ? t(`hu-event-${card.event}`) : t('board-hu-event-unknown')
  const between = t('board-hu-between', { one: t(`name-${card.buildings[0]}`), other: t(`name-${card.buildings[1]}`) })
  const looked = card.face_up ? '' : whoLooked(t, view, card.seen_by, null)
  return [`${name}, ${between}.`, looked && t('board-hu-looked', { who: looked })].filter(Boolean).join(' ')
}

/** A name in one line, or in two where it is too long for the room. `letter` is how wide a letter is, about. */
export function inLines(name: string, room: number, letter: number): string[] {
  const words = name.split(/[ ]+/)
  if (name.length * letter <= room || words.length < 2) return [name]
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return breaks.sort((a, b) => Math.max(...a.map((line) => line.length)) - Math.max(...b.map((line) => line.length)))[0]!
}
