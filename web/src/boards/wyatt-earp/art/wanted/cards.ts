// What is printed on the cards of Wyatt Earp: capture points in the corner, and a revolver where a shot must come first.

import { outlaws } from './outlaws'

export interface Printed {
  /** The outlaw it belongs to, of outlaw cards and Photos. */
  outlaw?: string
  photo: boolean
  sheriff: boolean
  points?: number
  shot: boolean
}

const SHERIFF: Readonly<Record<string, { points?: number; shot: boolean }>> = {
  'bank-robbery': { points: 2, shot: true },
  'stagecoach-robbery': { points: 1, shot: true },
  'fastest-gun': { points: 3, shot: true },
  'most-wanted': { shot: true },
  hideout: { shot: true },
  'wyatt-earp': { shot: true },
}

const OUTLAW_POINTS = 2
const PHOTO_POINTS = 4
const PHOTO = 'photo-'

export function printed(card: string): Printed {
  if (card in outlaws) return { outlaw: card, photo: false, sheriff: false, points: OUTLAW_POINTS, shot: false }
  if (card.startsWith(PHOTO)) return { outlaw: card.slice(PHOTO.length), photo: true, sheriff: true, points: PHOTO_POINTS, shot: false }
  return { photo: false, sheriff: true, shot: false, ...SHERIFF[card] }
}
