// The other tables of whoever sits at one: asked for seldom, and never from a hidden tab.

import { realClock, type Clock } from '../lib/clock'
import type { MyTable } from '../lib/protocol'
import { myTables } from './myself.svelte'

export const SELDOM = 30_000 // milliseconds

export class Elsewhere {
  mine = $state.raw<MyTable[]>([])

  #asked = -SELDOM // when
  #open = false
  #cancel: (() => void) | null = null

  constructor(
    private readonly fetched: () => Promise<MyTable[]> = myTables,
    private readonly clock: Clock = realClock,
  ) {}

  open(): () => void {
    const look = () => void this.#look()
    this.#open = true
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      this.#open = false
      document.removeEventListener('visibilitychange', look)
      this.#cancel?.()
    }
  }

  /** A table that waits for this visitor, and is not the one he is at. */
  awaits(here: string): MyTable | null {
    return this.mine.find(({ table, awaited }) => awaited && table.code !== here.toLowerCase()) ?? null
  }

  async #look(): Promise<void> {
    this.#cancel?.()
    if (!this.#open || document.hidden) return
    const left = this.#asked + SELDOM - this.clock.now()
    this.#cancel = this.clock.after(left > 0 ? left : SELDOM, () => void this.#look())
    if (left > 0) return
    this.#asked = this.clock.now()
    this.mine = await this.fetched().catch(() => this.mine)
  }
}

export const elsewhere = new Elsewhere()
