// What the shell must know of a game beyond its slug.

interface Facts { prefix: string; money: boolean }

const GAMES: Record<string, Facts> = {
  'six-territories': { prefix: 'st', money: false },
  'colt-express': { prefix: 'ce', money: true },
}

export function facts(slug: string): Facts {
  return GAMES[slug] ?? { prefix: slug, money: false }
}
