// What the things of the table are called.

import type { BoardProps } from '../../lib/board'
import { inSequence } from '../../lib/sentences'
import type { GangPile, Outlaw, Saloon, Town } from '../../generated/public-enemy'

type Say = BoardProps['t']

export function outlawName(t: Say, card: string): string {
  return t('pe-outlaw', { card })
}

/** An outlaw with the gang, and whether the leader of it. */
export function outlawTitle(t: Say, { card, gang, leader }: Outlaw): string {
  return t(leader ? 'board-pe-leader' : 'board-pe-outlaw', { card, gang })
}

export function listOf(t: Say, cards: Outlaw[]): string {
  return cards.map((card) => outlawTitle(t, card)).join(', ')
}

export function deckTitle(t: Say, deck: string): string {
  return deck === 'saloon' ? t('board-pe-saloon') : t('pe-town', { town: deck })
}

/** All there is to know of a town at a glance. */
export function townTitle(t: Say, names: string[], town: Town): string {
  return inSequence([
    deckTitle(t, town.town),
    town.face ? t('board-pe-face', { card_title: outlawTitle(t, town.face) }) : '',
    t('board-pe-left', { count: town.cards }),
    town.first ? t('board-pe-first', { card_title: outlawTitle(t, town.first) }) : '',
    lookedTitle(t, names, town.looked),
    underTitle(t, town),
    town.cavalry ? t('board-pe-cavalry-here') : '',
  ])
}

export function saloonTitle(t: Say, names: string[], saloon: Saloon): string {
  return inSequence([
    t('board-pe-saloon'),
    t('board-pe-left', { count: saloon.cards }),
    saloon.first ? t('board-pe-first', { card_title: t('pe-saloon-card', { card: saloon.first }) }) : '',
    lookedTitle(t, names, saloon.looked),
    saloon.last ? t('board-pe-last', { card_title: t('pe-saloon-card', { card: saloon.last }) }) : '',
  ])
}

function lookedTitle(t: Say, names: string[], looked: number[]): string {
  return looked.length ? t('board-pe-looked', { who: looked.map((seat) => names[seat]).join(', ') }) : ''
}

export function underTitle(t: Say, { under }: Town): string {
  if (under.count === 0) return ''
  return under.cards ? t('board-pe-under-cards', { cards: listOf(t, under.cards) }) : t('board-pe-under', { count: under.count })
}

export function stackTitle(t: Say, names: string[], seat: number, { gang, count, top, cards }: GangPile): string {
  const covered = cards?.slice(0, -1) ?? []
  return inSequence([
    t('board-pe-stack', { player: names[seat], gang_title: t('pe-gang', { gang }), count }),
    top ? t('board-pe-top', { card_title: outlawTitle(t, top) }) : '',
    covered.length ? t('board-pe-covered', { cards: listOf(t, covered) }) : '',
  ])
}
