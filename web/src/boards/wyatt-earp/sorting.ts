// The order of cards in a hand or a search: outlaws as their posters hang, their Photos, then the sheriff's own.

import type { Poster } from '../../generated/wyatt-earp'

const SHERIFF = ['bank-robbery', 'stagecoach-robbery', 'fastest-gun', 'most-wanted', 'hideout', 'wyatt-earp']

export function sorted(cards: Record<string, number>, posters: Poster[]): string[] {
  const outlaws = posters.map(({ outlaw }) => outlaw)
  const order = [...outlaws, ...outlaws.map((outlaw) => `photo-${outlaw}`), ...SHERIFF]
  return order.filter((card) => (cards[card] ?? 0) > 0)
}
