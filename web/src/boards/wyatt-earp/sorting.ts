// The order of cards in a hand or a search: as they are printed, outlaws, their Photos, then the sheriff's own.

import { CARDS } from '../../generated/wyatt-earp'

export function sorted(cards: Record<string, number>): string[] {
  return Object.keys(CARDS).filter((card) => (cards[card] ?? 0) > 0)
}
