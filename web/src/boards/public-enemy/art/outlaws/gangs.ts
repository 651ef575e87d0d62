// The four gangs: each a colour and a brand, the iron they burn into what they call theirs. Brands lie in a box of 24 by 24.

export type GangName = 'wild-bunch' | 'daltons' | 'james-younger' | 'loners'

export interface Gang {
  colour: string
  brand: string
  /** Lines cut into the brand. */
  cuts: string
  /** Whether things on its colour are cut out (paper) or printed (ink). */
  dark: boolean
}

export const gangs: Readonly<Record<GangName, Gang>> = {
  // A longhorn's skull.
  'wild-bunch': {
    colour: 'var(--rust)',
    brand:
      'M9 9.6 Q4.6 9.6 3.4 5.8 L1 3 Q-.4 10.6 6.8 13 L8.6 13.4 L9.6 19 L10.6 22.6 H13.4 L14.4 19 L15.4 13.4 L17.2 13 Q24.4 10.6 23 3 L20.6 5.8 Q19.4 9.6 15 9.6 Q12 8 9 9.6 Z',
    cuts: 'M9.9 12.6 l1.2 1.6 M14.1 12.6 l-1.2 1.6 M12 16 v3.4',
    dark: true,
  },
  // A clover with four leaves.
  daltons: {
    colour: 'var(--sage)',
    brand:
      'M11.4 11 Q4 10.4 5 5 Q6.4 1.4 12 5 Q17.6 1.4 19 5 Q20 10.4 12.6 11 Q20.6 10.6 22 15.4 Q21.6 20 15.4 18.6 Q13.8 18 12.6 15.4 Q13 20 15.2 22.6 L12.8 23.6 Q11 20 11.4 15.4 Q10.2 18 8.6 18.6 Q2.4 20 2 15.4 Q3.4 10.6 11.4 11 Z',
    cuts: 'M12 12.8 L8.8 7.6 M12 12.8 L15.2 7.6 M12 12.8 L6.4 15 M12 12.8 L17.6 15',
    dark: true,
  },
  // A horseshoe.
  'james-younger': {
    colour: 'var(--dusk)',
    brand:
      'M8.6 22.6 L3.6 21 Q1 14.6 2.6 8.8 Q5 1 12 1 Q19 1 21.4 8.8 Q23 14.6 20.4 21 L15.4 22.6 L14.8 19.6 L16.6 18.6 Q17.8 13.6 17 10 Q15.6 6 12 6 Q8.4 6 7 10 Q6.2 13.6 7.4 18.6 L9.2 19.6 Z',
    cuts: 'M4.6 15 h.4 M5 9.8 l.4 .2 M8 5 l.3 .4 M16 5 l-.3 .4 M19 9.8 l-.4 .2 M19.4 15 h-.4',
    dark: true,
  },
  // A cactus that stands alone.
  loners: {
    colour: 'var(--brass)',
    brand:
      'M9.4 23 V18 H6.4 Q2.4 18 2.4 14 V9.4 Q2.4 7 4.4 7 Q6.4 7 6.4 9.4 V13.4 H9.4 V4 Q9.4 .8 12 .8 Q14.6 .8 14.6 4 V11 H17.6 V7 Q17.6 4.6 19.6 4.6 Q21.6 4.6 21.6 7 V11.4 Q21.6 15.4 17.6 15.4 H14.6 V23 Z',
    cuts: 'M12 4 v3 M12 9.6 v3 M12 15.4 v4 M4.4 10 v3 M19.6 8 v3',
    dark: false,
  },
}

export const GANGS = Object.keys(gangs) as GangName[]
