// What lies in territories: the cards of a group, and what everybody counts on a poster.

import type { Group, View } from '../../generated/wyatt-earp'

/** The cards of a group as they lie, those that came last to the left: the face on the right stays in sight. */
export function cardsOf(group: Group): string[] {
  const times = (count: number, card: string) => Array.from({ length: count }, () => card)
  return [
    ...times(group.gun ? 1 : 0, 'fastest-gun'),
    ...times(group.stagecoach, 'stagecoach-robbery'),
    ...times(group.bank, 'bank-robbery'),
    ...times(group.photo ? 1 : 0, `photo-${group.outlaw}`),
    ...times(group.outlaws, group.outlaw),
  ]
}

export function pointsBySeat(view: View, outlaw: string): number[] {
  return view.seats.map(({ groups }) => groups.find((group) => group.outlaw === outlaw)?.points ?? 0)
}
