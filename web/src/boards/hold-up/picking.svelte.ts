// The card of your hand you have picked up, and whether it is to lie face down: what the lit sides then mean.

import type { Choice } from '../../lib/board'
import type { Desk } from '../shared/desk.svelte'

export class Picking {
  #role = $state<string | null>(null)
  #hidden = $state(false)

  constructor(private readonly desk: Desk) {}

  /** Whether a card can be picked up at all. */
  get open(): boolean {
    return this.desk.choices.some(({ key }) => key === 'hu-place')
  }

  get role(): string | null {
    return this.open ? this.#role : null
  }

  /** Whether there is still leave to hide one. */
  get canHide(): boolean {
    return this.hiding.length > 0
  }

  get hidden(): boolean {
    return this.canHide && this.#hidden
  }

  pick(role: string): void {
    this.#role = this.#role === role ? null : role
  }

  turn(): void {
    this.#hidden = !this.#hidden
  }

  /** The card lies on the table: the hand is empty-handed again. */
  reset(): void {
    this.#role = null
    this.#hidden = false
  }

  /** What a press on a side means with what is picked up; with nothing picked up, everything that lies on it. */
  at(side: string): Choice[] {
    if (this.role !== null) return this.with(this.role, side)
    return this.desk.on(side).filter(({ key }) => !this.hidden || key === 'hu-hide')
  }

  /** What it means to lay a card there: at a side, or before a building at any of its sides. */
  with(role: string, there: string): Choice[] {
    const kind = this.hidden ? 'hu-hide' : 'hu-place'
    const sides = there.replace('building:', 'side:')
    return this.desk.choices.filter(({ key, args, on }) => args['role'] === role && key === kind && `${on}:`.startsWith(`${sides}:`))
  }

  /** What a press on a building means: with a card picked up, to lay it before that building. */
  before(building: string): Choice[] {
    return this.role === null ? [] : this.with(this.role, building)
  }

  /** What can be done with a card at all, openly or face down. */
  of(role: string): Choice[] {
    return this.desk.choices.filter(({ args }) => args['role'] === role)
  }

  /** What can be done face down. */
  get hiding(): Choice[] {
    return this.desk.choices.filter(({ key }) => key === 'hu-hide')
  }

  /** What is left to choose from with what is picked up, or null if nothing is. */
  get fitting(): number[] | null {
    if (this.role === null && !this.hidden) return null
    const all = [...new Set(this.desk.choices.map(({ on }) => on))]
    return all.flatMap((on) => this.at(on)).map(({ code }) => code)
  }
}
