// The levels of bots, and how a seat names one: by its name alone, or `NAME@SECONDS` for one that is given a think time.

export const LEVELS = ['tenderfoot', 'deputy', 'marshal', 'legend'] as const // the weakest first
export type Level = (typeof LEVELS)[number]

export const USUAL: Level = 'deputy'
export const THINK_TIMES = [0.5, 1, 2, 5, 10] // seconds

const SEARCHING: readonly string[] = ['marshal', 'legend']

export interface Named { name: string; seconds: number | null } // null: as long as the level usually thinks

export function readBot(bot: string): Named {
  const [, timed, seconds] = /^([^@]+)@(\d+(?:\.\d+)?)$/.exec(bot) ?? []
  return { name: timed ?? bot, seconds: seconds === undefined ? null : Number(seconds) }
}

export function writeBot({ name, seconds }: Named): string {
  return seconds === null || !searches(name) ? name : `${name}@${seconds}`
}

export function levelOf(bot: string): Level | null {
  const { name } = readBot(bot)
  return LEVELS.find((level) => level === name) ?? null
}

/** Whether it thinks ahead, so that a think time means something to it. */
export function searches(name: string): boolean {
  return SEARCHING.includes(name)
}

/** The bot to offer first, of those a house has: the usual level, else the strongest, which is listed first. */
export function usualBot(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? '')
}
