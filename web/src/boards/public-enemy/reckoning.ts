// The end of a round while it is being reckoned, gang by gang and then point by point: only events tell it.

import type { GangName } from './art/outlaws/gangs'
import type { GameEvent } from '../../generated/public-enemy'

/** What a gang's majority came to. */
export interface Verdict {
  kind: 'most' | 'leader' | 'tied' | 'nobody'
  seat?: number
}

export interface Reckoning {
  gangs: Partial<Record<GangName, Verdict>>
  /** Whose points have been counted. */
  counted: number[]
  /** Who has the most points, or that several have, or that there are none. */
  one?: number | 'tied' | 'nobody'
}

type Hear = (told: Reckoning, args: Record<string, any>) => Reckoning

function judge(told: Reckoning, gang: GangName, verdict: Verdict): Reckoning {
  return { ...told, gangs: { ...told.gangs, [gang]: verdict } }
}

const verdicts: Record<string, Hear> = {
  'pe-nobody': (told, { gang }) => judge(told, gang, { kind: 'nobody' }),
  'pe-majority': (told, { gang, seat, by }) => judge(told, gang, { kind: by, seat }),
  'pe-tied': (told, { gang }) => judge(told, gang, { kind: 'tied' }),
  'pe-wanted': (told, { gang, seat }) => judge(told, gang, { kind: 'most', ...told.gangs[gang as GangName], seat }),
  'pe-points': (told, { seat }) => ({ ...told, counted: [...told.counted, seat] }),
  'pe-one': (told, { seat }) => ({ ...told, one: seat }),
  'pe-one-kept': (told, { seat }) => ({ ...told, one: seat }),
  'pe-one-tied': (told) => ({ ...told, one: 'tied' }),
  'pe-no-points': (told) => ({ ...told, one: 'nobody' }),
}

/** The reckoning as far as it has been told: from the end of one round to the beginning of the next. */
export function hearReckoning(told: Reckoning | null, { key, args }: GameEvent): Reckoning | null {
  if (key === 'pe-round-ended') return { gangs: {}, counted: [] }
  if (!told || key === 'pe-round-began') return null
  return verdicts[key]?.(told, args) ?? told
}
