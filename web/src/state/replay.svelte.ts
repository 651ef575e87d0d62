// A replay as this browser follows it.

import { replayStep, type Eyes, type Source } from '../lib/api'
import type { ReplayStep } from '../lib/protocol'
import { Replay } from '../lib/replay'
import { SPEEDS } from '../lib/settings'
import { settings } from './settings.svelte'
import { recordedName } from './words.svelte'

// All-knowing eyes go along with whoever is to choose.
function seatLookedThrough(step: ReplayStep, eyes: Eyes): number | null {
  return eyes === 'all' ? (step.to_move ?? 0) : eyes
}

export class ReplaySession {
  step = $state.raw<ReplayStep | null>(null)
  eyes = $state<Eyes>(null)
  playing = $state(false)
  error = $state.raw<unknown>(null)

  readonly names = $derived(this.step?.names.map(recordedName) ?? [])
  readonly seat = $derived(this.step && seatLookedThrough(this.step, this.eyes))
  readonly view = $derived(this.step && (this.step.views?.[this.seat ?? -1] ?? this.step.view))

  readonly #replay: Replay

  constructor(readonly from: Source) {
    this.#replay = new Replay(
      (move, eyes) => replayStep(from, move, eyes),
      (step) => this.#arrived(step),
      (error) => {
        this.error = error
        this.pause()
      },
    )
  }

  seek(move: number): void {
    this.error = null
    void this.#replay.seek(move)
  }

  // A step by hand stops the clockwork.
  go(move: number): void {
    this.pause()
    if (this.step) this.seek(Math.max(0, Math.min(this.step.moves, move)))
  }

  look(eyes: Eyes): void {
    this.eyes = eyes
    void this.#replay.look(eyes)
  }

  play(): void {
    if (this.step && this.step.move >= this.step.moves) void this.#replay.seek(0)
    this.playing = true
    this.#replay.pace = SPEEDS[settings.speed] || SPEEDS.fast
    this.#replay.play()
  }

  pause(): void {
    this.playing = false
    this.#replay.pause()
  }

  #arrived(step: ReplayStep): void {
    this.step = step
    if (step.move >= step.moves) this.playing = false
  }
}
