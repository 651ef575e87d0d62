// A replay as this browser follows it.

import type { Identity } from '../art/identities'
import { identityOf } from '../boards'
import { replayStep, type Eyes, type Source } from '../lib/api'
import type { GameEvent, Head, Op, ReplayStep } from '../lib/protocol'
import { EventQueue } from '../lib/queue'
import { Replay } from '../lib/replay'
import { SPEEDS } from '../lib/settings'
import { settings } from './settings.svelte'
import { durationOf, happen, stepping, tableauWanted } from './telling'
import { recordedName } from './words.svelte'

// All-knowing eyes go along with whoever is to choose.
function seatLookedThrough(step: ReplayStep, eyes: Eyes): number | null {
  return eyes === 'all' ? (step.to_move ?? 0) : eyes
}

export class ReplaySession {
  step = $state.raw<ReplayStep | null>(null)
  view = $state.raw<Head | null>(null) // what the board shows: that of the step, or on the way to it
  event = $state.raw<GameEvent | null>(null)
  duration = $state(0)
  told = $state.raw<GameEvent[]>([]) // what has happened in this step so far
  eyes = $state<Eyes>(null)
  playing = $state(false)
  ended = $state(false) // the last move was told: the picture the match ended in is yet to be looked at
  error = $state.raw<unknown>(null)

  readonly game = $derived(this.step?.game ?? '')
  readonly names = $derived(this.step?.names.map(recordedName) ?? [])
  readonly seat = $derived(this.step && seatLookedThrough(this.step, this.eyes))

  readonly #replay: Replay
  #last: { step: ReplayStep; eyes: Eyes } | null = null // that arrived
  readonly #queue = new EventQueue<ReplayStep>({
    begin: () => (this.told = []),
    happen: (event, patch, duration) => this.#happen(event, patch, duration),
    rest: () => (this.event = null),
    settle: (step) => this.#settle(step),
    duration: (event) => durationOf(this.game, event),
    held: () => stepping() && !this.playing,
  })

  constructor(readonly from: Source) {
    this.#replay = new Replay(
      (move, eyes) => replayStep(from, move, eyes),
      (step) => this.#arrived(step),
      (error) => {
        this.error = error
        this.pause()
      },
      ({ game, events }) => events.reduce((ms, event) => ms + durationOf(game, event), 0),
    )
  }

  readonly identity = (seat: number): Identity => identityOf(this.game, this.view, seat)

  seek(move: number): void {
    this.error = null
    void this.#replay.seek(move)
  }

  // A step by hand stops the clockwork.
  go(move: number): void {
    this.pause()
    if (stepping()) this.skipAll()
    if (this.step) this.seek(Math.max(0, Math.min(this.step.moves, move)))
  }

  look(eyes: Eyes): void {
    this.eyes = eyes
    void this.#replay.look(eyes)
  }

  play(): void {
    if (this.step && this.step.move >= this.step.moves) void this.#replay.seek(0)
    this.playing = true
    this.#queue.paced()
    this.#replay.pace = SPEEDS[settings.speed] || SPEEDS.fast
    this.#replay.play()
  }

  pause(): void {
    this.playing = false
    this.#replay.pause()
  }

  skip(): void {
    this.#queue.skip()
  }

  /** Be where the last step leads. */
  skipAll(): void {
    this.#queue.flush()
  }

  // Only a step forward is told, through the same eyes as the one before; anywhere else one is at once.
  #arrived(step: ReplayStep): void {
    const act = { ...step, scene: step }
    if (this.#follows(step)) this.#queue.push(act)
    else this.#queue.jump(act)
    this.#last = { step, eyes: this.eyes }
    if (step.move >= step.moves) this.playing = false
  }

  #follows({ move }: ReplayStep): boolean {
    return move === (this.#last?.step.move ?? NaN) + 1 && this.eyes === this.#last?.eyes
  }

  #happen(event: GameEvent, patch: Op[], duration: number): boolean {
    this.told = [...this.told, event]
    return happen(this, event, patch, duration)
  }

  #settle(step: ReplayStep): void {
    this.ended = tableauWanted(step.game) && Boolean(step.result) && step.move === (this.step?.move ?? NaN) + 1
    this.step = step
    this.view = step.views?.[this.seat ?? -1] ?? step.view
  }
}
