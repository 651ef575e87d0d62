// Events one at a time, then the scene they lead to. Time moves it on, never an animation, so a board cannot hold it up.

import { realClock, type Clock } from './clock'
import type { Entry, GameEvent, Scene } from './protocol'

export interface Stagehands {
  show: (event: GameEvent | null, duration: number) => void
  settle: (scene: Scene) => void
  duration: (event: GameEvent) => number // 0: do not show it
}

type Act = Pick<Entry, 'events' | 'scene'>

const LONGEST_BACKLOG = 12 // entries; beyond it the board jumps

export class EventQueue {
  #entries: Act[] = []
  #events: GameEvent[] = []
  #cancel: (() => void) | null = null

  constructor(
    private readonly hands: Stagehands,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.#cancel !== null
  }

  push(entry: Act): void {
    this.#entries.push(entry)
    if (this.#entries.length > LONGEST_BACKLOG) this.flush()
    else if (!this.busy) this.#nextEntry()
  }

  // A scene that only says more about now, such as who has come: it waits for what is being shown.
  follow(scene: Scene): void {
    if (this.busy) this.#entries.push({ events: [], scene })
    else this.hands.settle(scene)
  }

  // A scene after a reconnect is right by itself: whatever was being shown is dropped.
  jump(scene: Scene): void {
    this.#clear()
    this.hands.settle(scene)
  }

  // Do not wait for the event being shown.
  skip(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#nextEvent()
  }

  // Show nothing more and be where the last entry leads.
  flush(): void {
    const scene = this.#entries.findLast((entry) => entry.scene)?.scene
    this.#clear()
    if (scene) this.hands.settle(scene)
  }

  #clear(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#entries = []
    this.#events = []
    this.hands.show(null, 0)
  }

  #nextEntry(): void {
    const entry = this.#entries[0]
    if (!entry) return
    this.#events = [...entry.events]
    this.#nextEvent()
  }

  #nextEvent(): void {
    for (let event = this.#events.shift(); event; event = this.#events.shift()) {
      const duration = this.hands.duration(event)
      if (duration <= 0) continue
      this.#cancel = this.clock.after(duration, () => this.#nextEvent())
      this.hands.show(event, duration)
      return
    }
    this.#finishEntry()
  }

  #finishEntry(): void {
    this.#cancel = null
    this.hands.show(null, 0)
    const entry = this.#entries.shift()
    if (entry?.scene) this.hands.settle(entry.scene)
    this.#nextEntry()
  }
}
