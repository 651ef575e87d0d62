// A line to the server that comes back by itself: jittered backoff, a heartbeat, and an end to half-open sockets.

import { realClock, type Clock } from './clock'
import { CLOSE, type ClientFrame, type ServerFrame } from './protocol'

export type LineState = 'connecting' | 'open' | 'waiting' | 'gone' | 'outdated' | 'closed'

// The part of a WebSocket that is used here.
export interface Wire {
  send(text: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface LineOptions {
  url: string
  opened: () => void
  heard: (frame: ServerFrame) => void
  changed: (state: LineState) => void
  beat?: () => void
  dial?: (url: string) => Wire
  clock?: Clock
  random?: () => number
}

export const BEAT = 15_000
export const SILENCE = 10_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 5_000
const LIMIT_WAIT = 15_000 // who was too much for the server gives it a rest

export class Line {
  readonly #to: Required<LineOptions>
  #wire: Wire | null = null
  #state: LineState = 'closed'
  #failures = 0
  #heardAt = 0
  #cancel: () => void = () => {}

  constructor(options: LineOptions) {
    this.#to = { beat: () => {}, dial: (url) => new WebSocket(url), clock: realClock, random: Math.random, ...options }
  }

  get state(): LineState {
    return this.#state
  }

  open(): void {
    if (this.#wire) return
    this.#cancel()
    this.#become('connecting')
    const wire = this.#to.dial(this.#to.url)
    this.#wire = wire
    wire.onopen = () => wire === this.#wire && this.#opened()
    wire.onmessage = (event) => wire === this.#wire && this.#heard(String(event.data))
    wire.onclose = (event) => wire === this.#wire && this.#lost(event.code)
    this.#cancel = this.#to.clock.after(SILENCE, () => this.#giveUp())
  }

  close(): void {
    this.#drop()
    this.#become('closed')
  }

  // Try again at once, for instance because the network is back.
  nudge(): void {
    if (this.#state === 'waiting') this.open()
  }

  send(frame: ClientFrame): void {
    if (this.#state === 'open') this.#wire?.send(JSON.stringify(frame))
  }

  // The other side speaks our language: the next failure is a new one.
  settled(): void {
    this.#failures = 0
  }

  #opened(): void {
    this.#heardAt = this.#to.clock.now()
    this.#become('open')
    this.#to.opened()
    this.#scheduleBeat()
  }

  #heard(text: string): void {
    this.#heardAt = this.#to.clock.now()
    this.#to.heard(JSON.parse(text) as ServerFrame)
  }

  #scheduleBeat(): void {
    this.#cancel()
    this.#cancel = this.#to.clock.after(BEAT, () => {
      this.send({ t: 'ping' })
      this.#to.beat()
      const asked = this.#to.clock.now()
      this.#cancel = this.#to.clock.after(SILENCE, () => {
        if (this.#heardAt < asked) this.#giveUp()
        else this.#scheduleBeat()
      })
    })
  }

  // A socket that no longer answers may take minutes to say so: leave it and dial anew.
  #giveUp(): void {
    this.#lost(CLOSE.goingAway)
  }

  #lost(code: number): void {
    this.#drop()
    if (code === CLOSE.noSuchTable) return this.#become('gone')
    if (code === CLOSE.wrongVersion) return this.#become('outdated')
    this.#become('waiting')
    this.#cancel = this.#to.clock.after(this.#wait(code), () => this.open())
  }

  #wait(code: number): number {
    const failures = this.#failures++
    if (failures === 0 && code === CLOSE.goingAway) return 0
    if (failures === 0 && code === CLOSE.restart) return FIRST_WAIT * this.#to.random() // everybody else comes back too
    const longest = code === CLOSE.limit ? LIMIT_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
    return longest * (0.5 + this.#to.random() / 2)
  }

  #drop(): void {
    this.#cancel()
    this.#cancel = () => {}
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }

  #become(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.#to.changed(state)
  }
}
