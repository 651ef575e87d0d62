// What a study says: its sentences, and what its kinds, words, options and figures are called, by the same messages and the
// same cases (tests/studies.json) as in the terminal. What a game has no message for goes by its bare word.

import type { Effect, Estimate, PartUse, Said, Share, StudiedTable, Study } from './protocol'

/** Who says it: the catalogue of a language. */
export interface Speaker {
  language: string
  t: (key: string, args?: object) => string
  oneOf: (keys: string[], args?: object) => string // the first message there is, or the last word itself
}

export type Options = Record<string, unknown>
export type Way = 'came' | 'used'

export interface PartEffect { kind: string; word: string; way: Way; often: number; whom: '' | 'own' | 'leader'; worth: Effect | null }

/** A number as a chart shows it: with its interval, and whether it stands out. */
export interface Mark extends Estimate { name: string; words: string; interval: string; marked: boolean }

export const INTRODUCTION = 'base' // the name of the study by which a game is introduced
const BOT = 'bot'
const SEAT = 'seat'
const HOUSE = 'house' // among what is varied, the name of house rules, or nothing
const KINGMAKING = 'kingmaking'
const FLAGS: Record<string, boolean> = { true: true, false: false }
const MINUS = '−'

export class StudyWords {
  constructor(
    readonly say: Speaker,
    readonly study: Pick<Study, 'game' | 'players' | 'options' | 'bots' | 'games' | 'seed' | 'variants' | 'interrupted' | 'verdict'>,
  ) {}

  lead(): string[] {
    const { study } = this
    const tables = study.variants.length
    return [
      this.say.t('study-lead', { players: study.players, bots: this.#listed(study.bots.map((name) => this.bot(name))), games: study.games, seed: String(study.seed) }),
      ...(Object.keys(study.options).length > 0 ? [this.say.t('study-lead-options', { options: this.#with(study.options) })] : []),
      ...(tables > 1 ? [this.say.t('study-lead-tables', { tables, games: study.games })] : []),
      ...(study.interrupted ? [this.say.t('study-partial')] : []),
    ]
  }

  /** The answer in sentences; what is said of one table after another goes into one sentence each. */
  verdict(): string[] {
    return groups(this.study.verdict, ({ args }) => JSON.stringify(args['label'] ?? null)).flatMap((group) => {
      const said = group.map((one) => this.say.t(one.key, this.#args(one)))
      const label = group[0]!.args['label']
      if (!label) return said.map(capital)
      const together = said.reduce((first, second) => this.say.t('study-and', { first, second }))
      return [capital(this.say.t('study-variant', { variant: this.#with(label as Options), said: together }))]
    })
  }

  #args({ args: given }: Said): object {
    const { label: _, kind, word, ...args } = given as Record<string, number | string>
    const size = Number(args['by'] ?? args['most'] ?? 0)
    const shares = ['share', 'fair', 'known'].filter((name) => name in args)
    return {
      ...args,
      ...(word === undefined ? {} : { who: this.#who(String(kind), String(word)) }),
      ...('by' in args ? { way: size > 0 ? 'more' : 'less' } : {}),
      ...('choices' in args ? whole(Number(args['choices']), Number(args['minutes'])) : {}),
      ...Object.fromEntries(shares.map((name) => [name, points(within(Number(args[name])))])),
      points: points(Math.abs(size)),
    }
  }

  #who(kind: string, word: string): string {
    return this.say.oneOf([`study-who-${kind}`, 'study-who'], { what: this.word(kind, word) })
  }

  kind(kind: string): string {
    return this.say.oneOf([`study-${this.study.game}-kind-${kind}`, `study-kind-${kind}`, kind])
  }

  /** What one thing of a kind is called inside a sentence. */
  word(kind: string, word: string): string {
    if (kind === BOT) return this.bot(word)
    return this.say.oneOf([`study-${this.study.game}-${kind}`, `study-word-${kind}`, `name-${word}`, word], partsOf(kind, word))
  }

  /** The same where it stands alone. */
  label(kind: string, word: string): string {
    return capital(this.word(kind, word))
  }

  bot(name: string): string {
    return this.say.oneOf([`web-bot-${name}`, name])
  }

  /** A table by its options, where it stands alone. */
  table(label: Options): string {
    const told = Object.entries(label).map(([name, value]) => this.varied(name, [value]))
    return told.join(', ') || capital(this.#house(''))
  }

  /** What was varied, with all its values. */
  varied(name: string, values: unknown[]): string {
    if (name === HOUSE) return values.map((value) => capital(this.#house(String(value)))).join(' / ')
    return this.pair(this.option(name), values.map((value) => this.value(name, value)).join(' / '))
  }

  // By which rules a table is played.
  #house(name: string): string {
    return name ? this.say.t('study-house', { name }) : this.say.t('study-usual')
  }

  option(name: string): string {
    return this.say.oneOf([`option-${this.study.game}-${name}`, `house-${this.study.game}-${name}`, name])
  }

  value(name: string, value: unknown): string {
    const written = write(value)
    if (written in FLAGS) return this.say.t(FLAGS[written] ? 'study-yes' : 'study-no')
    return this.say.oneOf([`option-${this.study.game}-${name}-${written}`, written])
  }

  pair(name: string, value: string): string {
    return this.say.t('study-pair', { name, value })
  }

  figure(name: string, value: number): string {
    return this.#written(name, this.#inPercent(name) ? within(value) : value)
  }

  interval(name: string, { low, high }: Estimate): string {
    return this.#between(this.figure(name, low), this.figure(name, high))
  }

  measure(name: string): string {
    return capital(this.say.oneOf([`study-measure-${name}`, name]))
  }

  meaning(name: string): string {
    return this.say.t(`study-meaning-${name}`)
  }

  precise(value: number): string {
    return this.say.t('study-precise', { value: rounded(value, 2) })
  }

  percent(share: number): string {
    return this.say.t('study-percent', { percent: points(within(share)) })
  }

  shares({ low, high }: Estimate): string {
    return this.#between(this.percent(low), this.percent(high))
  }

  /** What a row of differences is about: a figure, or a chance to win. */
  what(name: string): string {
    const [way, kind = '', word = ''] = name.split('/')
    if (way !== 'win') return this.measure(kind || way!)
    return kind === SEAT ? this.label(kind, word) : this.pair(this.kind(kind), this.label(kind, word))
  }

  isShare(what: string): boolean {
    return what.startsWith('win/') || this.#inPercent(last(what))
  }

  /** A figure that a difference is told of. */
  base(what: string, value: number): string {
    return this.isShare(what) ? this.percent(value) : this.figure(last(what), value)
  }

  /** A difference: with its sign, shares in points. */
  change(what: string, value: number): string {
    const size = Math.abs(value)
    return signed(this.isShare(what) ? this.say.t('study-points', { points: points(size) }) : this.precise(size), value)
  }

  changes(what: string, { low, high }: Estimate): string {
    return this.#between(this.change(what, low), this.change(what, high))
  }

  /** A difference of shares where a heading says that it is in points. */
  points(value: number): string {
    return signed(this.say.t('study-number', { value: points(Math.abs(value)) }), value)
  }

  pointsBetween({ low, high }: Estimate): string {
    return this.#between(this.points(low), this.points(high))
  }

  #between(low: string, high: string): string {
    return this.say.t('study-between', { low, high })
  }

  #inPercent(name: string): boolean {
    return this.#written(name, 1) === this.percent(1)
  }

  #written(name: string, value: number): string {
    return this.say.oneOf([`study-value-${name}`, 'study-number'], { value: rounded(value, 1), percent: points(value) })
  }

  #with(options: Options): string {
    return this.#listed(Object.entries(options).map(([name, value]) => this.#withOne(name, value)))
  }

  #withOne(name: string, value: unknown): string {
    const option = this.option(name)
    const written = write(value)
    if (name === HOUSE) return this.#house(String(value))
    if (written in FLAGS) return this.say.t(FLAGS[written] ? 'study-with' : 'study-without', { option })
    const general = this.say.t('study-with-value', { option, value: this.value(name, value) })
    return this.say.oneOf([`study-${this.study.game}-with-${name}`, general], { value: /^\d+$/.test(written) ? Number(written) : written })
  }

  #listed(words: string[]): string {
    return new Intl.ListFormat(this.say.language).format(words)
  }
}

/** What the parts of a game change at a table, the most telling first. */
export function effects(table: StudiedTable): PartEffect[] {
  const found = table.parts.flatMap(({ kind, word, came, used }) => [
    ...(came ? [effect(kind, word, 'came', came)] : []),
    ...(used ? [effect(kind, word, 'used', used)] : []),
  ])
  const name = ({ kind, word, way }: PartEffect) => `${kind}/${word}/${way}`
  return found.sort((one, other) => telling(other) - telling(one) || Number(!one.worth) - Number(!other.worth) || (name(one) < name(other) ? -1 : 1))
}

/** How large an effect is beside the margin of its interval: from 1 on it is hardly luck. */
export function telling({ worth }: PartEffect): number {
  const margin = worth ? (worth.high - worth.low) / 2 : 0
  return worth && margin > 0 ? Math.abs(worth.value) / margin : 0
}

function effect(kind: string, word: string, way: Way, { often, own, leader }: PartUse): PartEffect {
  return { kind, word, way, often, whom: own ? 'own' : leader ? 'leader' : '', worth: own ?? leader ?? null }
}

/** The rows of fairness kind by kind: seats first, bots last. */
export function byKind(fairness: Share[]): [string, Share[]][] {
  const order = (kind: string) => (kind === SEAT ? 0 : kind === BOT ? 2 : 1)
  const kinds = [...new Set(fairness.map(({ kind }) => kind))].sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1))
  return kinds.map((kind) => [kind, fairness.filter((row) => row.kind === kind)])
}

/** The figures of a table, by the heading they stand below. */
export function figuresOf({ length, drama, looked, luck }: StudiedTable): Record<'length' | 'drama' | 'luck', Record<string, Estimate>> {
  const { [KINGMAKING]: kingmaking, ...choices } = looked
  return { length: { ...length, ...choices }, drama: { ...drama, ...(kingmaking ? { [KINGMAKING]: kingmaking } : {}) }, luck: { luck } }
}

/** What a study tells of a game in one sentence, as a message takes it. */
export function facts({ players, variants }: Study): object | null {
  const table = variants[0]!
  const seat = table.fairness.find(({ kind, word }) => kind === SEAT && word === '1')
  const { choices, minutes } = table.length
  const changes = table.drama['lead-changes']
  if (!seat || !choices || !minutes || !changes) return null
  return { players, number: 1, share: points(seat.value), ...whole(choices.value, minutes.value), changes: changes.value }
}

export interface Span { low: number; high: number }

/** Where all of some numbers have room, with what they are compared with. */
export function span(marks: Span[], beside: number): Span {
  const ends = [beside, ...marks.flatMap(({ low, high }) => [low, high])]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const room = (high - low) * 0.06 || 0.06
  return { low: low - room, high: high + room }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function whole(choices: number, minutes: number): { choices: number; minutes: number } {
  return { choices: rounded(choices, 0), minutes: Math.max(1, rounded(minutes, 0)) }
}

// A half goes up, in the terminal too.
function rounded(value: number, digits: number): number {
  return Math.floor(value * 10 ** digits + 0.5) / 10 ** digits
}

// A share, or a difference of two, in points of a hundred.
function points(share: number): number {
  return rounded(100 * share, 1)
}

// An estimate of next to nothing, and an interval, may go beyond where shares end.
function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

// A number with its sign; what comes to nothing has none.
function signed(text: string, value: number): string {
  return (/[1-9]/.test(text) ? (value > 0 ? '+' : MINUS) : '') + text
}

// A word as its message may take it: whole, and as what stands before a number and the number.
function partsOf(kind: string, word: string): object {
  const found = /^(?:(.+) )?(\d+)$/.exec(word)
  if (!found) return { [kind]: word, what: word }
  const number = Number(found[2])
  return { [kind]: found[1] ? word : number, what: found[1] ?? '', number }
}

function write(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value).toLowerCase()
}

function last(what: string): string {
  return what.slice(what.lastIndexOf('/') + 1)
}

function groups<T>(items: T[], key: (item: T) => string): T[][] {
  const found: T[][] = []
  for (const item of items) {
    const group = found.at(-1)
    if (group && key(group[0]!) === key(item)) group.push(item)
    else found.push([item])
  }
  return found
}
