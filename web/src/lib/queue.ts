// The one clock of a table, or of a match told again. A change waits for its turn; then its events happen one at a time, each
// with what it changed on the board, its sound and its line in the log, and the scene they lead to settles everything else.
// Time moves it on, or whoever wants to see it step by step; never an animation, so a board cannot hold it up.

import { realClock, type Clock } from './clock'
import type { GameEvent, Op } from './protocol'

/** A change; without events, only news about now, such as who has come. */
export interface Act<Scene> {
  events: GameEvent[]
  patches?: Op[][] // without them nothing can be shown event by event: the board is at once where the events lead
  scene?: Scene
}

export interface Hands<Scene, One extends Act<Scene> = Act<Scene>> {
  begin: (act: One) => void
  happen: (event: GameEvent, patch: Op[], duration: number) => boolean // 0: it is only noted; false: the board cannot follow
  rest: () => void // nothing is being shown any more
  settle: (scene: Scene) => void
  duration: (event: GameEvent) => number
  held?: (event: GameEvent) => boolean // it stays until somebody wants the next one
}

const LONGEST_BACKLOG = 12 // acts; beyond it the board jumps

export class EventQueue<Scene, One extends Act<Scene> = Act<Scene>> {
  #acts: One[] = []
  #told: number | null = null // how many events of the first act have happened, once it has begun
  #cancel: (() => void) | null = null
  #held: GameEvent | null = null // the event that no time moves on

  constructor(
    private readonly hands: Hands<Scene, One>,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.#cancel !== null
  }

  // Its turn comes after what is being shown.
  push(act: One): void {
    this.#acts.push(act)
    if (this.#acts.length > LONGEST_BACKLOG && !this.#held) this.flush()
    else if (!this.busy) this.#goOn(false)
  }

  // Be there at once, as after a reconnect: whatever waits is only noted.
  jump(...acts: One[]): void {
    this.#acts.push(...acts)
    this.flush()
  }

  // The pace is another: what need no longer be held goes on.
  paced(): void {
    if (this.#held && !this.hands.held?.(this.#held)) this.skip()
  }

  // Do not wait for the event being shown.
  skip(): void {
    if (this.busy) this.#goOn(false)
  }

  // Show nothing more and be where the last change leads.
  flush(): void {
    this.#goOn(true)
  }

  #goOn(hurried: boolean): void {
    this.#cancel?.()
    this.#cancel = null
    this.#held = null
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      if (this.#takesTime(act, hurried)) return
      this.#acts.shift()
      this.hands.rest()
      if (act.scene) this.hands.settle(act.scene)
    }
  }

  // Let the events of a change happen, up to the first that is to be shown for a while; whether there is one.
  #takesTime(act: One, hurried: boolean): boolean {
    if (this.#told === null) this.hands.begin(act)
    let shown = !hurried && Boolean(act.patches?.length)
    for (let at = this.#told ?? 0; at < act.events.length; at++) {
      const event = act.events[at]!
      const ms = shown ? this.hands.duration(event) : 0
      shown = this.hands.happen(event, (shown && act.patches?.[at]) || [], ms) && shown
      if (shown && ms > 0) {
        this.#told = at + 1
        this.#held = this.hands.held?.(event) ? event : null
        this.#cancel = this.#held ? () => {} : this.clock.after(ms, () => this.#goOn(false))
        return true
      }
    }
    this.#told = null
    return false
  }
}
