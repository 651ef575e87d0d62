// How a seat names a bot: by its name alone, or `NAME@SECONDS` for one that is given a think time. Which bots there are,
// the server says.

import type { BotInfo } from './protocol'

export const THINK_TIMES = [0.5, 1, 2, 5, 10] // seconds

export interface Named { name: string; seconds: number | null } // null: as long as the bot usually thinks

export function readBot(bot: string): Named {
  const [, timed, seconds] = /^([^@]+)@(\d+(?:\.\d+)?)$/.exec(bot) ?? []
  return { name: timed ?? bot, seconds: seconds === undefined ? null : Number(seconds) }
}

export function writeBot(bot: BotInfo, seconds: number | null): string {
  return seconds === null || !bot.timed ? bot.name : `${bot.name}@${seconds}`
}

/** The bot to offer first, of those a house has. */
export function usualBot(bots: BotInfo[]): string {
  return (bots.find(({ usual }) => usual) ?? bots[0])?.name ?? ''
}
