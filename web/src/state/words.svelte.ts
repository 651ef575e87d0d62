// The current language. `t` is reactive: what it wrote is written again when the language changes.

import { readBot } from '../lib/levels'
import { loadCatalogue, preferredLanguage, type Args, type Catalogue } from '../lib/messages'
import type { ChatFrame, Reason } from '../lib/protocol'
import { change, settings } from './settings.svelte'

let spoken = $state.raw<{ words: Catalogue } | null>(null) // another object whenever there are other words
let game = $state('') // the one at the table: a plug-in may have words of its own
const current = $derived(spoken && { words: spoken.words.at(game) })
const games = new Set<string>() // those that much is said of

export function speakOf(slug: string): void {
  game = slug
  if (slug) void learn(slug)
}

// Have at hand what is only said to those who sit at a game or learn it, or, of `studies` and `people`, who ask for it.
export async function learn(slug: string): Promise<void> {
  games.add(slug)
  const words = spoken?.words
  if ((await words?.learn(slug)) && words && words === spoken?.words) spoken = { words }
}

export function language(): string {
  return current?.words.language ?? 'en'
}

export function t(key: string, args: object = {}, names: string[] = []): string {
  return current?.words.format(key, args as Args, names) ?? ''
}

// The first of several messages that exists.
export function oneOf(keys: string[], args: object = {}, names: string[] = []): string {
  return t(keys.find((key) => current?.words.has(key)) ?? keys.at(-1) ?? '', args, names)
}

export function seatName(seat: number, names: string[]): string {
  return current?.words.seatName(seat, names) ?? ''
}

export function reasonText(reason: Reason, names: string[] = []): string {
  return oneOf([`why-${reason.code}`, `error-${reason.code}`, 'web-error-unknown'], { ...reason.params, code: reason.code }, names)
}

// What was said: in somebody's own words, or by a phrase that everybody reads in his language.
export function saidText({ text, phrase }: Pick<ChatFrame, 'text' | 'phrase'>): string {
  return phrase ? oneOf([`phrase-${phrase}`, phrase]) : text
}

export function gameTitle(slug: string): string {
  return oneOf([`web-game-${slug}`, slug])
}

// A seat's name in a record: a bot goes by its kind.
export function recordedName(name: string, seat: number): string {
  return current?.words.has(`web-bot-${readBot(name).name}`) ? botAt(name, seat) : name || seatName(seat, [])
}

export function botAt(bot: string, seat: number): string {
  return t('web-seated-bot', { bot: botName(bot), number: seat + 1 })
}

export function botName(bot: string): string {
  const { name } = readBot(bot)
  return oneOf([`web-bot-${name}`, name])
}

// A bot with the think time it was given, if it was.
export function seatedBot(bot: string): string {
  const { seconds } = readBot(bot)
  return seconds === null ? botName(bot) : t('web-bot-timed', { bot: botName(bot), seconds })
}

// That a bot sits there, with its think time; its level is in its name.
export function botWords(bot: string): string {
  const { seconds } = readBot(bot)
  return seconds === null ? t('web-bot') : t('web-bot-timed', { bot: t('web-bot'), seconds })
}

export async function startSpeaking(): Promise<void> {
  await load(settings.language ?? preferredLanguage(navigator.languages))
}

export async function speak(wanted: string): Promise<void> {
  change({ language: wanted })
  await load(wanted)
}

// Speak as the visitor does on another device.
export async function speakAsKept(): Promise<void> {
  const wanted = settings.language ?? preferredLanguage(navigator.languages)
  if (wanted !== language()) await load(wanted)
}

async function load(wanted: string): Promise<void> {
  const catalogue = await loadCatalogue(wanted)
  await Promise.all([...games].map((slug) => catalogue.learn(slug)))
  spoken = { words: catalogue }
  document.documentElement.lang = catalogue.language
}
