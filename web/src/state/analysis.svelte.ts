// The analysis of a match as this browser follows it: asked for again until the server is through.

import { analysis, type Source } from '../lib/api'
import { realClock, type Clock } from '../lib/clock'
import type { Analysis } from '../lib/protocol'

const AGAIN = 1000 // milliseconds

export class AnalysisSession {
  found = $state.raw<Analysis | null>(null)
  error = $state.raw<unknown>(null)

  #cancel: (() => void) | null = null
  #open = false

  constructor(
    readonly from: Source,
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
      const found = await analysis(this.from)
      if (!this.#open) return
      this.found = found
      if (found.state === 'working') this.#cancel = this.clock.after(AGAIN, () => void this.ask())
    } catch (error) {
      if (this.#open) this.error = error
    }
  }
}
