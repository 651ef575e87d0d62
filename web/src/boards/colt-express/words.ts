// What the things of the train are called.

import type { BoardProps } from '../../lib/board'
import type { Token } from './layout'
import type { Bandit, Floor, View } from './types'

type Say = BoardProps['t']

export function carTitle(t: Say, view: View, car: number): string {
  if (car === 0) return t('board-ce-locomotive')
  return t(car === view.train.length - 1 ? 'board-ce-caboose' : 'board-ce-car', { car })
}

export function placeTitle(t: Say, view: View, car: number, floor: Floor): string {
  return t('board-ce-place', { floor, car_title: carTitle(t, view, car) })
}

export function tokenTitle(t: Say, token: Token): string {
  if (token.kind === 'jewel') return t('board-ce-jewels', { count: token.count })
  if (token.kind === 'strongbox') return t('board-ce-strongboxes', { count: token.count })
  const { purse, value } = token
  return value == null ? t('board-ce-purse', { purse }) : t('board-ce-known-purse', { purse, worth: value })
}

export function playerName(t: Say, names: string[], seat: number): string {
  return names[seat] || t('name-seat', { number: seat + 1 })
}

/** What is known of a bandit's money: the purses whose value is known, and cash. */
export function knownMoney(bandit: Bandit): number {
  return bandit.known_purses.reduce((sum, worth) => sum + worth, bandit.cash)
}
