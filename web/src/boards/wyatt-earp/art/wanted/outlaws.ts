// The seven outlaws: a colour, two letters and a hatch each, beside the face that is drawn of them.

import type { Hatch } from '../../../../art/identities'

export interface Outlaw {
  colour: string
  /** A light form of the colour, for what stands behind the face. */
  pale: string
  letters: string
  hatch: Hatch
}

export const outlaws: Readonly<Record<string, Outlaw>> = {
  'jesse-james': { colour: 'var(--rust)', pale: '#dfa58f', letters: 'JJ', hatch: 'diagonal' },
  'butch-cassidy': { colour: 'var(--sage)', pale: '#b9c29f', letters: 'BC', hatch: 'level' },
  'billy-the-kid': { colour: 'var(--brass)', pale: '#e5c580', letters: 'BK', hatch: 'upright' },
  'sundance-kid': { colour: 'var(--dusk)', pale: '#9db4c4', letters: 'SK', hatch: 'dots' },
  'wes-hardin': { colour: 'var(--ink)', pale: '#b3a493', letters: 'WH', hatch: 'cross' },
  'belle-starr': { colour: 'var(--plum)', pale: '#c6a2b8', letters: 'BS', hatch: 'waves' },
  'bob-dalton': { colour: 'var(--ink-faded)', pale: '#d3b48c', letters: 'BD', hatch: 'diagonal' },
}
