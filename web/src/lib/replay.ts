// A match told again: any move, through any permitted eyes, by steps or by itself.

import type { Eyes } from './api'
import { realClock, type Clock } from './clock'
import type { ReplayStep } from './protocol'

export type FetchStep = (move: number, eyes: Eyes) => Promise<ReplayStep>

const PAUSE = 900 // between moves, at usual speed

export class Replay {
  readonly #steps = new Map<string, Promise<ReplayStep>>()
  #cancel: (() => void) | null = null
  #wanted = 0

  constructor(
    private readonly fetchStep: FetchStep,
    private readonly changed: (step: ReplayStep) => void,
    private readonly failed: (error: unknown) => void,
    private readonly lasts: (step: ReplayStep) => number = () => 0, // ms until it has been told
    private readonly clock: Clock = realClock,
    public eyes: Eyes = null,
    public pace = 1,
  ) {}

  get playing(): boolean {
    return this.#cancel !== null
  }

  // Show the position after a move. Only the last one asked for is shown, whatever order answers come in.
  async seek(move: number): Promise<ReplayStep | null> {
    this.#wanted = move
    const eyes = this.eyes
    try {
      const step = await this.#step(move, eyes)
      if (this.#wanted !== move || this.eyes !== eyes) return null
      this.changed(step)
      if (move < step.moves) void this.#step(move + 1, eyes).catch(() => {}) // ahead of time; asked again if it fails
      return step
    } catch (error) {
      this.failed(error)
      return null
    }
  }

  look(eyes: Eyes): Promise<ReplayStep | null> {
    this.eyes = eyes
    return this.seek(this.#wanted)
  }

  play(): void {
    this.#cancel ??= this.clock.after(0, () => void this.#advance())
  }

  pause(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  async #advance(): Promise<void> {
    const step = await this.seek(this.#wanted + 1)
    if (!this.#cancel) return
    if (!step || step.move >= step.moves) return this.pause()
    this.#cancel = this.clock.after(this.lasts(step) + PAUSE * this.pace, () => void this.#advance())
  }

  #step(move: number, eyes: Eyes): Promise<ReplayStep> {
    const key = `${move} ${eyes}`
    const known = this.#steps.get(key)
    if (known) return known
    const asked = this.fetchStep(move, eyes)
    this.#steps.set(key, asked)
    asked.catch(() => this.#steps.delete(key))
    return asked
  }
}
