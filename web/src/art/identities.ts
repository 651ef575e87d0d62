// Who is who: each identity is a colour, a shape, a letter and a hatch, the same in every game, log, chart and score.

export type Suit = 'spade' | 'heart' | 'club'
export type Shape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon' | 'star' | Suit
export type Hatch = 'diagonal' | 'level' | 'upright' | 'dots' | 'cross' | 'waves'

export interface Identity {
  colour: string
  shape: Shape
  letter: string
  hatch: Hatch
  /** Whether the letter is cut out of the colour (paper) or printed on it (ink). */
  dark: boolean
}

const rust: Identity = { colour: 'var(--rust)', shape: 'circle', letter: 'A', hatch: 'diagonal', dark: true }
const dusk: Identity = { colour: 'var(--dusk)', shape: 'diamond', letter: 'B', hatch: 'level', dark: true }
const brass: Identity = { colour: 'var(--brass)', shape: 'square', letter: 'C', hatch: 'upright', dark: false }
const sage: Identity = { colour: 'var(--sage)', shape: 'triangle', letter: 'D', hatch: 'dots', dark: true }
const plum: Identity = { colour: 'var(--plum)', shape: 'hexagon', letter: 'E', hatch: 'cross', dark: true }
const ink: Identity = { colour: 'var(--ink)', shape: 'star', letter: 'F', hatch: 'waves', dark: true }

/** By seat, where a game names no colours. */
export const identities: readonly Identity[] = [rust, dusk, brass, sage, plum, ink]

export type BanditName = 'ghost' | 'doc' | 'tuco' | 'django' | 'cheyenne' | 'belle'

/** The bandits of Colt Express, in their published colours. */
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

/** The gangs of the hold-up, in their published colours. */
export const holdUpGangs: Readonly<Record<string, Identity>> = {
  coyotes: { ...rust, letter: 'C' },
  rattlers: { ...dusk, letter: 'R' },
  vultures: { ...sage, letter: 'V' },
  scorpions: { ...brass, letter: 'S' },
}

/** The identity of a seat in a game's view: its bandit's or its gang's where it has one, its suit where it has two bandits, else the seat's own. */
export function identityOf(view: any, seat: number): Identity {
  const own: any[] = view?.bandits?.filter((bandit: any) => bandit.seat === seat) ?? []
  if (own.length > 1) return sides[seat % sides.length]!
  const character: unknown = own[0]?.character
  const named = typeof character === 'string' && isBandit(character) ? bandits[character] : undefined
  const gang: unknown = view?.gangs?.find?.((one: any) => one?.seat === seat)?.gang
  return named ?? (typeof gang === 'string' ? holdUpGangs[gang] : undefined) ?? identities[seat % identities.length]!
}
