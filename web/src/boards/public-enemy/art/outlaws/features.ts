// What faces are made of: hats, hair, beards and clothes as a woodcutter keeps them, in a box of 60 by 60.

export interface HatShape {
  crown: string
  brim: string
  band: string
}

const BRIM_CURLED = 'M8 18.6 Q12 25 20 23.2 Q30 21 40 23.2 Q48 25 52 18.6 Q53.4 28.6 40 27.6 Q30 25.4 20 27.6 Q6.6 28.6 8 18.6 Z'
const BRIM_FLAT = 'M5.4 22.4 Q30 18.8 54.6 22.4 L53.6 26.2 Q30 23.4 6.4 26.2 Z'
const BRIM_SHORT = 'M13.6 21.4 Q30 25 46.4 21.4 Q48.4 26 43.6 27 Q30 29.2 16.4 27 Q11.6 26 13.6 21.4 Z'

export const hats = {
  stetson: {
    crown: 'M19.6 23.6 L22 9 Q26.4 4.6 30 9 Q33.6 4.6 38 9 L40.4 23.6 Q30 21 19.6 23.6 Z',
    brim: BRIM_CURLED,
    band: 'M20.2 19.6 Q30 17 39.8 19.6 L40.4 23.4 Q30 20.8 19.6 23.4 Z',
  },
  flat: {
    crown: 'M20 22 L21.2 11 Q30 8.2 38.8 11 L40 22 Q30 20 20 22 Z',
    brim: BRIM_FLAT,
    band: 'M20.4 18 Q30 16 39.6 18 L40 21.8 Q30 19.8 20 21.8 Z',
  },
  bowler: {
    crown: 'M18.8 23.6 Q17.6 7 30 7 Q42.4 7 41.2 23.6 Q30 26 18.8 23.6 Z',
    brim: BRIM_SHORT,
    band: 'M18.6 19.6 Q30 22.4 41.4 19.6 L41.2 23.6 Q30 26 18.8 23.6 Z',
  },
  sombrero: {
    crown: 'M21.6 21.4 L25 5.6 Q30 2.6 35 5.6 L38.4 21.4 Q30 19.4 21.6 21.4 Z',
    brim: 'M.8 15.6 Q8 23.4 21.6 20.6 Q30 19 38.4 20.6 Q52 23.4 59.2 15.6 Q60 29.6 30 27.4 Q0 29.6 .8 15.6 Z',
    band: 'M22.4 17.6 Q30 15.4 37.6 17.6 L38.4 21 Q30 19 21.6 21 Z',
  },
  tall: {
    crown: 'M18.6 23.6 L18.4 6.4 Q24 1.6 30 5.6 Q36 1.6 41.6 6.4 L41.4 23.6 Q30 21 18.6 23.6 Z',
    brim: BRIM_CURLED,
    band: 'M18.6 19.4 Q30 16.8 41.4 19.4 L41.4 23.4 Q30 20.8 18.6 23.4 Z',
  },
  slouch: {
    crown: 'M18.6 22.6 Q17 10.4 26 9 Q35 7 40.6 12 L42.4 22 Q30 19 18.6 22.6 Z',
    brim: 'M4.6 30 Q12 19.6 30 19.6 Q48.4 19.6 55.6 27.6 Q54.6 31.6 50 29.8 Q42 25.6 30 26.4 Q16 26.8 8.4 33 Q4 33.6 4.6 30 Z',
    band: 'M18.2 18.8 Q30 15 41.8 18.4 L42.4 21.6 Q30 18.6 18.6 22.2 Z',
  },
  pinched: {
    crown: 'M19.6 22 L23 10.6 L30 5.4 L37 10.6 L40.4 22 Q30 20 19.6 22 Z',
    brim: BRIM_FLAT,
    band: 'M20.6 18.2 Q30 16.2 39.4 18.2 L40.4 21.8 Q30 19.8 19.6 21.8 Z',
  },
  top: {
    crown: 'M19.8 22.8 L18.6 2.8 Q30 .6 41.4 2.8 L40.2 22.8 Q30 25 19.8 22.8 Z',
    brim: BRIM_SHORT,
    band: 'M19.6 17.6 Q30 20 40.4 17.6 L40.2 22.6 Q30 24.8 19.8 22.6 Z',
  },
  boater: {
    crown: 'M20 22 L20.4 12.4 Q30 10.6 39.6 12.4 L40 22 Q30 20 20 22 Z',
    brim: 'M11 22.2 Q30 18.4 49 22.2 L48.4 25.6 Q30 22.4 11.6 25.6 Z',
    band: 'M20.2 16.6 Q30 14.6 39.8 16.6 L40 21.8 Q30 19.8 20 21.8 Z',
  },
  bonnet: {
    crown: 'M16.4 22.4 Q18 11.6 31 10.4 Q42 11 43.4 20.6 Q30 16.4 16.4 22.4 Z',
    brim: 'M11.4 23.4 Q27 13.6 48.8 19.4 Q50.4 22.8 46.8 23.8 Q30 19 14 26.4 Q10.6 26.4 11.4 23.4 Z',
    band: 'M16.6 19.6 Q29 14 43 18 L43.4 20.4 Q30 16.4 16.4 22.2 Z',
  },
} satisfies Record<string, HatShape>

export type Hat = keyof typeof hats

export const jaws = {
  long: 'M20.4 22 H39.6 L39 36 Q37.4 46 30 48 Q22.6 46 21 36 Z',
  square: 'M19.8 22 H40.2 L40 37 L37 44.4 Q30 47.6 23 44.4 L20 37 Z',
  round: 'M19.4 22 H40.6 Q41.6 38 37 43 Q30 48.6 23 43 Q18.4 38 19.4 22 Z',
  narrow: 'M21.2 22 H38.8 L38.2 36 L33.6 46 Q30 48.4 26.4 46 L21.8 36 Z',
}

export type Jaw = keyof typeof jaws

/** Hair behind the face, and in front of it. */
export const hairs = {
  short: { behind: '', front: 'M19.6 22 V31 L22.4 29.4 L22.8 22 Z M40.4 22 V31 L37.6 29.4 L37.2 22 Z' },
  sides: { behind: '', front: 'M19.4 22 V36 L22.8 39 L23 22 Z M40.6 22 V36 L37.2 39 L37 22 Z' },
  long: {
    behind: 'M17.6 22 Q12.6 38 17.4 52 H42.6 Q47.4 38 42.4 22 Z',
    front: 'M19.4 22 Q19 28 21 33 L23.4 22 Z M40.6 22 Q41 28 39 33 L36.6 22 Z',
  },
  curls: {
    behind:
      'M19 21 q-6 2 -4 7 q-5 3 -2 7.6 q-3 5 2 8 q0 5 6 4.4 H39 q6 .6 6 -4.4 q5 -3 2 -8 q3 -4.6 -2 -7.6 q2 -5 -4 -7 Z',
    front: 'M20 22 q-1 5 2 6 q2 -2 2.4 -6 Z M40 22 q1 5 -2 6 q-2 -2 -2.4 -6 Z',
  },
  bun: {
    behind: 'M23 12 Q22 3 30 3 Q38 3 37 12 Z',
    front: 'M18.8 31 Q16 10.6 30 10.6 Q44 10.6 41.2 31 Q39.4 22.4 30 19 Q20.6 22.4 18.8 31 Z',
  },
  braids: {
    behind: 'M18.4 24 Q13.4 36 16.6 58 H22 Q19 40 22 28 Z M41.6 24 Q46.6 36 43.4 58 H38 Q41 40 38 28 Z',
    front: 'M19.4 22 L21.4 31 L24 22 Z M40.6 22 L38.6 31 L36 22 Z',
  },
  parted: {
    behind: '',
    front: 'M18.6 32 Q15.6 9 31 9.4 Q44.6 9.4 41.4 32 Q40.6 23 36 19.4 Q29 21.4 25.6 17.6 Q20.6 22 18.6 32 Z',
  },
  wild: {
    behind: '',
    front:
      'M18.4 33 L15.6 26 L17 24 L13.6 19 L18 17.6 L16.6 11.6 L22 12.6 L23.6 7 L28.4 10 L33 5.6 L35.6 10.6 L41 8.6 L41 14 L46 16.6 L42.6 21 L45 26 L41.6 33 Q40.6 24 36 20.6 Q30 22.6 25 19 Q20.4 23 18.4 33 Z',
  },
  bald: { behind: '', front: 'M19 34 Q17.6 26 20 22 L22.4 32 Z M41 34 Q42.4 26 40 22 L37.6 32 Z' },
  widow: {
    behind: 'M18 22 Q13.4 38 18 50 H42 Q46.6 38 42 22 Z',
    front: 'M18.8 34 Q15.6 9 30 9.6 Q44.4 9 41.2 34 Q40.4 24 30.4 18.4 Q19.6 24 18.8 34 Z',
  },
}

export type Hair = keyof typeof hairs

/** Of the head without a hat, where hair leaves it bare. */
export const SKULL = 'M19.8 23 Q19 9.6 30 9.6 Q41 9.6 40.2 23 Z'

export const beards = {
  handlebar:
    'M30 37.4 Q25 36 22.6 39.2 Q20.6 41.2 17.8 38.8 Q19.4 44.4 25 42.8 Q28.6 42 30 39.8 Q31.4 42 35 42.8 Q40.6 44.4 42.2 38.8 Q39.4 41.2 37.4 39.2 Q35 36 30 37.4 Z',
  walrus: 'M30 36.8 Q23.4 36.4 21.6 45 Q26 43.4 30 41.4 Q34 43.4 38.4 45 Q36.6 36.4 30 36.8 Z',
  pencil: 'M24.4 40.2 Q27.6 37.6 30 38.8 Q32.4 37.6 35.6 40.2 Q32.4 39.6 30 40.2 Q27.6 39.6 24.4 40.2 Z',
  goatee:
    'M25 40 Q27.6 37.2 30 38.4 Q32.4 37.2 35 40 Q32.4 39.6 30 40 Q27.6 39.6 25 40 Z M26.2 43.4 Q30 42.4 33.8 43.4 L32.6 50 Q30 53 27.4 50 Z',
  full: 'M20 31 Q21.8 37.6 25.4 38 Q30 35.8 34.6 38 Q38.2 37.6 40 31 L40.4 41 Q38.4 52.6 30 55 Q21.6 52.6 19.6 41 Z',
  chops: 'M19.8 27 L23.2 29 Q22.8 38 26.4 42 L24 45 Q19.4 41 19.8 27 Z M40.2 27 L36.8 29 Q37.2 38 33.6 42 L36 45 Q40.6 41 40.2 27 Z',
  spade: 'M21 35 Q24 39 26 38.4 Q30 36 34 38.4 Q36 39 39 35 Q40 46 35 50 L30 56 L25 50 Q20 46 21 35 Z',
}

export type Beard = keyof typeof beards

export const noses = {
  straight: 'M30.4 30 L29 36 Q30 37.2 31.8 36.6',
  hooked: 'M30.4 29.6 Q33.8 33.4 31 37 L28.8 36.4',
  flat: 'M27.2 36 Q28.4 34.6 30 35.6 Q31.6 34.6 32.8 36 M28 31.6 l3.6 1',
  small: 'M30.2 33.4 Q29 35.8 30.8 36.2',
}

export type Nose = keyof typeof noses

/** What is worn, over the coat. */
export const SHOULDERS = 'M3 60.4 Q3.6 50.4 19 47 L24 43 H36 L41 47 Q56.4 50.4 57 60.4 Z'
