// Calling somebody back whose eyes are elsewhere: once each time something begins to wait for him.

export interface Call { title: string; body: string; path: string }

export interface Means {
  away: () => boolean
  call: (call: Call) => void
}

export class Caller {
  #waits = false

  constructor(private readonly means: Means) {}

  /** Whether something waits now, and what is said of it. */
  tell(waits: boolean, call: Call): void {
    const begins = waits && !this.#waits
    this.#waits = waits
    if (begins && this.means.away()) this.means.call(call)
  }
}
