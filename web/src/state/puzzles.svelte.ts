// The puzzles of this browser: what was solved, and the one on the table.

import { puzzle, puzzles, puzzleWhy, tryPuzzle } from '../lib/api'
import type { PuzzleAnswer, Puzzles, PuzzleSheet, Reason } from '../lib/protocol'
import { afterAnswer, dayOf, nextPuzzle, readKept, writeKept, type Kept, type Outcome } from '../lib/puzzles'
import { confirms } from '../lib/settings'
import { settings } from './settings.svelte'

let kept = $state.raw<Kept>(readKept(localStorage))

export function solved(): Kept {
  return kept
}

export function outcomesOf(slug: string): Record<string, Outcome> {
  return kept.outcomes[slug] ?? {}
}

/** A puzzle being solved. */
export class PuzzleSession {
  sheet = $state.raw<PuzzleSheet | null>(null)
  pack = $state.raw<Puzzles | null>(null)
  error = $state.raw<unknown>(null)
  proposed = $state<number | null>(null) // the code of the choice that was selected
  chosen = $state<number | null>(null) // the last one that was tried
  answer = $state.raw<PuzzleAnswer | null>(null)
  told = $state(false) // whether the solution may be seen
  notice = $state.raw<Reason | null>(null)

  constructor(
    readonly slug: string,
    readonly id: string,
  ) {}

  async open(): Promise<void> {
    this.error = null
    try {
      ;[this.pack, this.sheet] = await Promise.all([puzzles(this.slug), puzzle(this.slug, this.id)])
    } catch (error) {
      this.error = error
    }
  }

  get asking(): boolean {
    return this.sheet !== null && this.answer === null
  }

  get outcome(): Outcome | 'shown' | null {
    if (!this.answer) return null
    return this.chosen === null ? 'shown' : this.answer.right ? 'right' : 'wrong'
  }

  get today(): boolean {
    return this.pack?.today === this.id
  }

  get next(): string | null {
    return this.pack && nextPuzzle(this.pack.puzzles, outcomesOf(this.slug), this.id)
  }

  /** What a click means: a choice is selected if choices are to be confirmed and nobody is `sure` of it, and tried otherwise. */
  propose(code: number, sure = false): void {
    if (this.answer) return
    if (sure || code === this.proposed || !confirms(settings)) void this.#answer(code)
    else this.proposed = code
  }

  withdraw(): void {
    this.proposed = null
  }

  again(): void {
    this.answer = null
    this.chosen = null
    this.proposed = null
  }

  show(): void {
    if (this.answer) this.told = true
    else void this.#answer(null)
  }

  async explain(on: string): Promise<void> {
    await this.#asking(async () => {
      this.notice = await puzzleWhy(this.slug, this.id, on)
    })
  }

  async #answer(code: number | null): Promise<void> {
    this.proposed = null
    this.notice = null
    await this.#asking(async () => {
      const answer = await tryPuzzle(this.slug, this.id, code)
      this.chosen = code
      this.answer = answer
      this.told ||= answer.right || code === null
      kept = afterAnswer(kept, this.slug, this.id, answer.right ? 'right' : 'wrong', this.today ? dayOf(Date.now()) : '')
      writeKept(localStorage, kept)
    })
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    this.error = null
    try {
      await ask()
    } catch (error) {
      this.error = error
    }
  }
}
