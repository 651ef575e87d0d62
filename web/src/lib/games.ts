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
    tieBreak: (view, seat) => view.bandits?.find((bandit: any) => bandit.seat === seat)?.received,
  },
  'hold-up': { prefix: 'hu', money: true, tieBreak: (view, seat) => 1 + ((seat - view.first + view.players) % view.players) },
  'wyatt-earp': { prefix: 'we', money: true, tieBreak: () => undefined },
}

export function facts(slug: string): Facts {
  return GAMES[slug] ?? { prefix: slug, money: false }
}
