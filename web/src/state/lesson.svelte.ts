// A lesson as this browser follows it. The server keeps nothing: it is told the step and the choices made before it. Whoever
// comes back goes on where he stood.

import { ApiError, lessonStep } from '../lib/api'
import { BEGINNING, noteLearnt, notePlace, readPlace, type Place } from '../lib/learnt'
import type { GameEvent, Head, LessonAnswer, LessonStep, Op } from '../lib/protocol'
import { EventQueue } from '../lib/queue'
import { settings } from './settings.svelte'
import { durationOf, happen } from './telling'
import { recordedName } from './words.svelte'

export class LessonSession {
  at = $state.raw<LessonStep | null>(null) // the step whose events have been told
  view = $state.raw<Head | null>(null) // what the board shows: that of the step, or on the way to it
  event = $state.raw<GameEvent | null>(null)
  duration = $state(0)
  told = $state.raw<GameEvent[]>([])
  answer = $state.raw<LessonAnswer | null>(null) // to a choice that led nowhere
  error = $state.raw<unknown>(null)

  readonly game: string
  // Whoever learns goes by his own name, if he has one.
  readonly names = $derived(this.at?.names.map((name, seat) => (seat === this.at?.seat && settings.name) || recordedName(name, seat)) ?? [])
  readonly last = $derived(this.at !== null && this.at.step === this.at.lesson.steps - 1)

  #place: Place
  #seen = new Map<number, LessonStep>() // the steps on the way there, as far as they were seen since the page is open
  #asking = false
  readonly #queue = new EventQueue<LessonStep>({
    begin: () => (this.told = []),
    happen: (event, patch, duration) => this.#happen(event, patch, duration),
    rest: () => (this.event = null),
    settle: (at) => this.#settle(at),
    duration: (event) => durationOf(this.game, event),
  })

  constructor(readonly slug: string, readonly name: string) {
    this.game = slug
    this.#place = readPlace(localStorage, slug, name)
    void this.#begin()
  }

  /** Whoever has read a step goes on. */
  goOn(): void {
    if (this.at && !this.at.choices.length && !this.last) void this.#ask(this.at.step + 1, this.#place.choices)
  }

  choose(code: number): void {
    if (this.at) void this.#ask(this.at.step, this.#place.choices, { choice: code })
  }

  explain(on: string): void {
    if (this.at?.choices.length) void this.#ask(this.at.step, this.#place.choices, { on })
  }

  back(): void {
    if (this.#place.before.length > 1) this.#jump(this.#place.before.slice(0, -1))
  }

  /** From the first step. */
  restart(): void {
    this.#jump(BEGINNING.before)
  }

  again(): Promise<void> {
    return this.#ask(this.at?.step ?? this.#place.before.length - 1, this.#place.choices)
  }

  skip(): void {
    this.#queue.skip()
  }

  // Where somebody stood may be gone: a lesson is written anew.
  async #begin(): Promise<void> {
    await this.again()
    if (!(this.error instanceof ApiError) || this.error.status !== 400 || this.#place === BEGINNING) return
    this.#place = BEGINNING
    notePlace(localStorage, this.slug, this.name, BEGINNING)
    await this.again()
  }

  // To a step on the way here, and nothing that led to it is told again.
  #jump(before: number[]): void {
    if (this.#asking) return
    const at = this.#seen.get(before.length - 1)
    const choices = this.#place.choices.slice(0, before.at(-1))
    if (at) this.#stand(at, choices, before)
    else void this.#ask(before.length - 1, choices)
  }

  #stand(at: LessonStep, choices: number[], before: number[]): void {
    this.#place = { choices, before }
    this.#queue.jump({ events: [], scene: at })
  }

  async #ask(step: number, choices: number[], tried: { choice?: number; on?: string } = {}): Promise<void> {
    if (this.#asking || this.#queue.busy) return
    this.#asking = true
    this.error = null
    try {
      const found = await lessonStep(this.slug, this.name, step, choices, tried)
      const made = found.step > step && tried.choice !== undefined ? [...choices, tried.choice] : choices
      this.#arrived(found, made)
    } catch (error) {
      this.error = error
    }
    this.#asking = false
  }

  #arrived(found: LessonStep, choices: number[]): void {
    this.answer = found.answer
    if (found.answer || found.step === this.at?.step) return
    this.#seen.set(found.step, found)
    const before = [...this.#place.before.slice(0, found.step), choices.length]
    if (found.step !== (this.at ? this.at.step + 1 : 0)) return this.#stand(found, choices, before)
    this.#place = { choices, before }
    this.#queue.push({ events: found.events, patches: found.patches, scene: found })
  }

  #happen(event: GameEvent, patch: Op[], duration: number): boolean {
    this.told = [...this.told, event]
    return happen(this, event, patch, duration)
  }

  #settle(at: LessonStep): void {
    this.at = at
    this.view = at.view
    this.answer = null
    if (this.last) noteLearnt(localStorage, this.game, this.name)
    notePlace(localStorage, this.slug, this.name, this.last ? BEGINNING : this.#place)
  }
}
