// What the things on the table are called.

import type { BoardProps } from '../../lib/board'
import { inSequence } from '../../lib/sentences'
import { pointsBySeat } from './groups'
import type { Group, View } from '../../generated/wyatt-earp'

type Say = BoardProps['t']

/** Everything that lies in a group, in words. */
export function groupWords(t: Say, group: Group): string {
  const lies = [
    t('board-we-outlaws', { count: group.outlaws }),
    group.photo ? t('board-we-photo') : '',
    group.bank ? t('board-we-of', { card_title: t('name-bank-robbery'), count: group.bank }) : '',
    group.stagecoach ? t('board-we-of', { card_title: t('name-stagecoach-robbery'), count: group.stagecoach }) : '',
    group.gun ? t('name-fastest-gun') : '',
  ]
  const counts = group.hideout ? t('board-we-covered', { points: group.covered }) : t('board-we-points', { points: group.points })
  return inSequence([lies.filter(Boolean).join(', '), counts])
}

/** Who counts how much on a poster, the most first. */
export function standing(view: View, outlaw: string): { seat: number; points: number; leads: boolean }[] {
  const points = pointsBySeat(view, outlaw)
  const most = Math.max(...points)
  return points
    .map((count, seat) => ({ seat, points: count, leads: count === most }))
    .filter(({ points: count }) => count > 0)
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
}
