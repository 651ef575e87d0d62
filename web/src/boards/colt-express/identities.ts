// Who is who on the train.

import { brass, dusk, ink, plum, rust, sage, type Identity, type Suit } from '../../art/identities'
import type { Json } from '../../lib/protocol'
import type { View } from '../../generated/colt-express'

export type BanditName = 'ghost' | 'doc' | 'tuco' | 'django' | 'cheyenne' | 'belle'

/** The bandits in their published colours. */
export const bandits: Readonly<Record<BanditName, Identity>> = {
  ghost: { ...brass, colour: 'var(--paper-light)', letter: 'G' },
  doc: { ...dusk, letter: 'D' },
  tuco: { ...rust, letter: 'T' },
  django: { ...ink, letter: 'J' },
  cheyenne: { ...sage, letter: 'C' },
  belle: { ...plum, letter: 'B' },
}

/** Sides, where a player has two bandits or two players ride together: the suits of a deck. */
export const sides: readonly (Identity & { shape: Suit })[] = [
  { colour: 'var(--ink)', shape: 'spade', letter: '', hatch: 'waves', dark: true },
  { colour: 'var(--rust)', shape: 'heart', letter: '', hatch: 'diagonal', dark: true },
  { colour: 'var(--sage)', shape: 'club', letter: '', hatch: 'dots', dark: true },
]

export function isBandit(name: string): name is BanditName {
  return name in bandits
}

/** A seat is its bandit, or a suit where it has two. */
export function identityOf({ bandits: all }: View, seat: number): Identity | undefined {
  const own = all.filter((bandit) => bandit.seat === seat)
  if (own.length > 1) return sides[seat % sides.length]
  const character = own[0]?.character ?? ''
  return isBandit(character) ? bandits[character] : undefined
}

/** Whose doing it is: that of the seat which plays the bandit; else whom it befalls. */
export function actorOf({ bandit, victim }: Json, view: View): number | undefined {
  return view.bandits.find(({ character }) => character === (bandit ?? victim))?.seat
}
