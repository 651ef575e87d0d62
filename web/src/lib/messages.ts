// Messages: a key and arguments in, a sentence out, by the same rules as on the server.
//
// Arguments are raw words and numbers. Beside each the formatter supplies what a sentence needs: `$x_y` for the field y of
// a mapping x, `$x_name` for a word x that has a message `name-<word>`, `$seat_name` for a seat, `$seats_names`
// for several, `$x_names` for several words.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import catalogue, { school } from 'virtual:catalogue'
import { pluginMessages } from './api'

export type Args = Record<string, unknown>

export const FALLBACK = 'en'
export const languages: string[] = Object.keys(catalogue)

export class Catalogue {
  readonly #bundle: FluentBundle
  readonly #scoped: Record<string, Catalogue> = {}
  readonly #learnt = new Set<string>()

  // Of two messages with one name the first is said, and what a plug-in says at its own tables comes before everything.
  constructor(
    readonly language: string,
    readonly source: string,
    readonly plugins: Record<string, string> = {},
    game = '',
  ) {
    const functions = { MONEY: ([amount]: FluentValue[]) => this.#money(amount) }
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false })
    for (const text of [plugins[game] ?? '', source, ...Object.values(plugins)]) this.#bundle.addResource(new FluentResource(text))
  }

  // The same at the tables of a game.
  at(game: string): Catalogue {
    if (!(game in this.plugins)) return this
    return (this.#scoped[game] ??= new Catalogue(this.language, this.source, this.plugins, game))
  }

  // Take in what is only said to those who sit at a game or learn it, or who ask for `studies` or `people`. Whether there was anything new.
  async learn(game: string): Promise<boolean> {
    const load = school[this.language]?.[game]
    if (!load || this.#learnt.has(game)) return false
    const { default: text } = await load()
    this.#learnt.add(game)
    this.#bundle.addResource(new FluentResource(text))
    return true
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  // The message of a key, or the key itself. `names` are the names of the seats.
  format(key: string, args: Args = {}, names: string[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) return key
    const given = flat(args)
    const shown = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, native(value)]))
    const errors: Error[] = [] // with a list to put them in, Fluent does not throw
    const text = this.#bundle.formatPattern(pattern, { ...shown, ...this.#namesFor(given, names) }, errors)
    return text.replaceAll('\n', ' ')
  }

  seatName(seat: number, names: string[] = []): string {
    return names[seat] || this.format('name-seat', { number: seat + 1 })
  }

  // Who sits on some seats, or what some words are called.
  #allNames(given: unknown[], names: string[]): string {
    const found = given.flatMap((one) => {
      if (typeof one === 'number') return this.seatName(one, names)
      return typeof one === 'string' ? this.#nameOf(one) : []
    })
    return new Intl.ListFormat(this.language).format(found)
  }

  #nameOf(word: string): string {
    return this.has(`name-${word}`) ? this.format(`name-${word}`) : word
  }

  #namesFor(given: Args, names: string[]): Record<string, string> {
    const found: Record<string, string> = {}
    for (const [name, value] of Object.entries(given)) {
      if (name === 'seat' && typeof value === 'number') found['seat_name'] = this.seatName(value, names)
      else if (Array.isArray(value)) found[`${name}_names`] = this.#allNames(value, names)
      else if (typeof value === 'string') found[`${name}_name`] = this.#nameOf(value)
    }
    return found
  }

  #money(amount: FluentValue | undefined): string {
    const value = amount instanceof FluentNumber ? amount.value : Number(amount)
    return (value < 0 ? '−' : '') + this.format('money', { amount: Math.abs(Math.trunc(value)) })
  }
}

export async function loadCatalogue(language: string): Promise<Catalogue> {
  const load = catalogue[language] ?? catalogue[FALLBACK]
  if (!load) throw new Error(`no messages for ${language}`)
  const [own, plugins] = await Promise.all([load(), pluginMessages(language)])
  return new Catalogue(language, own.default, plugins)
}

// The first of a browser's languages that is spoken here.
export function preferredLanguage(wanted: readonly string[], spoken: readonly string[] = languages): string {
  const primary = wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '')
  return primary.find((language) => spoken.includes(language)) ?? FALLBACK
}

function flat(args: Args): Args {
  const found: Args = {}
  for (const [name, value] of Object.entries(args)) {
    if (!isMapping(value)) found[name] = value
    else for (const [field, inner] of Object.entries(flat(value))) found[`${name}_${field}`] = inner
  }
  return found
}

function isMapping(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function native(value: unknown): FluentVariable {
  return typeof value === 'number' || typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
}
