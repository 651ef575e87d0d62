// A clock that stands still until it is told to go on.

import type { Clock } from '../src/lib/clock'

export class FakeClock implements Clock {
  #now = 0
  #timers: { at: number; then: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#timers = this.#timers.filter((timer) => timer !== due)
      this.#now = Math.max(this.#now, due.at)
      due.then()
    }
    this.#now = end
  }
}
