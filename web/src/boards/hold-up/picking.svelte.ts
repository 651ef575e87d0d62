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
    return this.desk.choices.some(({ key }) => key === 'hu-hide')
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
    const kind = this.hidden ? 'hu-hide' : 'hu-place'
    return this.desk.on(side).filter(({ key, args }) => {
      if (this.role !== null) return args['role'] === this.role && key === kind
      return !this.hidden || key === 'hu-hide'
    })
  }
}
