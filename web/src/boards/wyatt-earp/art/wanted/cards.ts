// What is printed on the cards of Wyatt Earp: capture points in the corner, and a revolver where a shot must come first.

import { CARDS } from '../../../../generated/wyatt-earp'
import { printed as asPrinted } from '../../../shared/printed.svelte'

export interface Printed {
  /** The outlaw it belongs to, of outlaw cards and Photos. */
  outlaw: string | null
  photo: boolean
  sheriff: boolean
  points: number | null
  shot: boolean
}

export function printed(card: string): Printed {
  return asPrinted<Readonly<Record<string, Printed>>>('cards', CARDS)[card]!
}
