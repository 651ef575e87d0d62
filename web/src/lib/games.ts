// What the shell must know of a game beyond its slug.

interface Facts {
  prefix: string
  money: boolean
  /** What decides between equal scores, for a seat. */
  tieBreak?: (view: any, seat: number) => number | undefined
}

const GAMES: Record<string, Facts> = {
  'six-territories': { prefix: 'st', money: false },
  'public-enemy': { prefix: 'pe', money: false },
  'colt-express': {
    prefix: 'ce',
    money: true,
    tieBreak: bulletsOfSide,
  },
  'hold-up': { prefix: 'hu', money: true, tieBreak: (view, seat) => 1 + ((seat - view.first + view.players) % view.players) },
  'wyatt-earp': { prefix: 'we', money: true, tieBreak: () => undefined },
}

/** Bullets received by the side of a seat: those of its bandits, or of its team, together; by option only those of the most hit. */
function bulletsOfSide(view: any, seat: number): number | undefined {
  const sideOf = (one: number): number => view.seats?.[one]?.team ?? one
  const own: any[] = view.bandits?.filter((bandit: any) => (view.seats?.[seat]?.team == null ? bandit.seat === seat : sideOf(bandit.seat) === sideOf(seat))) ?? []
  const received = own.map(({ received }) => received)
  if (!received.length) return undefined
  return view.options?.side_tie_break === 'most-hit' ? Math.max(...received) : received.reduce((sum, one) => sum + one, 0)
}

export function facts(slug: string): Facts {
  return GAMES[slug] ?? { prefix: slug, money: false }
}
