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

export const rust: Identity = { colour: 'var(--rust)', shape: 'circle', letter: 'A', hatch: 'diagonal', dark: true }
export const dusk: Identity = { colour: 'var(--dusk)', shape: 'diamond', letter: 'B', hatch: 'level', dark: true }
export const brass: Identity = { colour: 'var(--brass)', shape: 'square', letter: 'C', hatch: 'upright', dark: false }
export const sage: Identity = { colour: 'var(--sage)', shape: 'triangle', letter: 'D', hatch: 'dots', dark: true }
export const plum: Identity = { colour: 'var(--plum)', shape: 'hexagon', letter: 'E', hatch: 'cross', dark: true }
export const ink: Identity = { colour: 'var(--ink)', shape: 'star', letter: 'F', hatch: 'waves', dark: true }

/** By seat, where a game names no colours. */
export const identities: readonly Identity[] = [rust, dusk, brass, sage, plum, ink]
