// Something the server works out as this browser follows it: asked for again until the server is through.

import { realClock, type Clock } from '../lib/clock'

const AGAIN = 1000 // milliseconds

export class Polling<Found extends { state: 'working' | 'done' }> {
  found = $state.raw<Found | null>(null)
  error = $state.raw<unknown>(null)

  #cancel: (() => void) | null = null
  #open = false

  constructor(
    private readonly fetched: () => Promise<Found>,
    private readonly clock: Clock = realClock,
  ) {}

  open(): () => void {
    this.#open = true
    void this.ask()
    return () => {
      this.#open = false
      this.#cancel?.()
    }
  }

  async ask(): Promise<void> {
    this.error = null
    try {
      const found = await this.fetched()
      if (!this.#open) return
      this.found = found
      if (found.state === 'working') this.#cancel = this.clock.after(AGAIN, () => void this.ask())
    } catch (error) {
      if (this.#open) this.error = error
    }
  }
}
