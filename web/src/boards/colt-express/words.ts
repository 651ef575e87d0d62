// What the things of the train are called.

import type { BoardProps } from '../../lib/board'
import type { CarName, Token } from './layout'
import type { Bandit, Flask, Floor, View } from '../../generated/colt-express'

type Say = BoardProps['t']

export function carTitle(t: Say, view: View, car: CarName): string {
  if (car === 'coach') return t('board-ce-coach')
  if (car === 'time') return t('board-ce-time-car')
  if (car === 0) return t('board-ce-locomotive')
  return t(car === view.train.length - 1 ? 'board-ce-caboose' : 'board-ce-car', { car })
}

export function placeTitle(t: Say, view: View, car: CarName, floor: Floor): string {
  const title = carTitle(t, view, car)
  return car === 'time' ? title : t('board-ce-place', { floor, car_title: title })
}

export function tokenTitle(t: Say, token: Token): string {
  if (token.kind === 'jewel') return t('board-ce-jewels', { count: token.count })
  if (token.kind === 'strongbox') return t('board-ce-strongboxes', { count: token.count })
  const title = token.kind === 'flask' ? flaskTitle(t, { kind: token.whisky ?? null, half: token.half ?? false }) : purseTitle(t, token)
  return token.count > 1 ? t('board-ce-several-alike', { thing: title, count: token.count }) : title
}

/** A purse by its value, or by who has had it. */
function purseTitle(t: Say, { value, holders = [] }: Token): string {
  if (value != null) return t(holders.length ? 'board-ce-purse-known-too' : 'board-ce-purse-known', { worth: value, holders })
  if (holders.length === 0) return t('board-ce-purse')
  return holders.length === 1 ? t('board-ce-purse-of', { holder: holders[0] }) : t('board-ce-purse-of-several', { holders })
}

export function flaskTitle(t: Say, { kind, half }: Flask): string {
  return t('board-ce-flask', { kind: kind ?? 'unknown', half: half ? 'half' : 'full' })
}

/** A flask as choices call it. */
export function flaskWord({ kind, half }: Flask): string {
  return half ? `half-${kind}` : `${kind}`
}

/** A card as hands and choices call it, in its two parts: whose it is, where that must be said, and what it does. */
export function cardOf(word: string): { bandit: string | null; card: string } {
  const [first, second] = word.split(' ')
  return second === undefined ? { bandit: null, card: first! } : { bandit: first!, card: second }
}

/** Whether a bandit may own more than is known. */
export function mayOwnMore({ purses, known_purses }: Bandit): boolean {
  return purses > known_purses.length
}
