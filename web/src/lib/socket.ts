// A table's socket: every version once and in order, gaps asked for again, and an outbox in which a request stays until it
// is answered. It is sent once on every connection, so that one id has one answer; only what the server asks to be sent
// again later is repeated on the same one.

import { realClock, type Clock } from './clock'
import { Line, type LineOptions, type LineState } from './line'
import {
  PROTOCOL,
  REPEATABLE,
  type Answer,
  type Coach,
  type Command,
  type Do,
  type Entry,
  type Explain,
  type Hint,
  type Scene,
  type ServerFrame,
  type Welcome,
  type Why,
} from './protocol'

export interface TableEvents {
  state: (state: LineState) => void
  welcome: (welcome: Welcome) => void
  entry: (entry: Entry) => void
  scene: (scene: Scene, afresh: boolean) => void // afresh: after a greeting, when anything may have been missed
  behind: (behind: boolean) => void // whether what is shown may be out of date
  stalled: (stalled: boolean) => void // whether something waits until the server can write again
}

type Wiring = Pick<LineOptions, 'dial' | 'clock' | 'random'>
type Request = Do | Hint | Coach | Why | Explain
type Progress = 'greeting' | 'catching-up' | 'live'

interface Waiting {
  request: Request
  answered: (answer: Answer) => void
  sent: number // how often
  sentOn: number // the connection it was sent on last
  postponed: number // how often the server asked for it again
}

const FIRST_AGAIN = 1_000
const LONGEST_AGAIN = 5_000
const ONE_AT_A_TIME = ['one-hint-at-a-time', 'one-explanation-at-a-time']

export class TableSocket {
  readonly #line: Line
  readonly #tell: TableEvents
  readonly #clock: Clock
  readonly #outbox = new Map<string, Waiting>()
  #connection = 0
  #progress: Progress = 'greeting'
  #seen = 0
  #look: number | null | undefined = undefined
  #motion = false

  constructor(url: string, tell: TableEvents, wiring: Wiring = {}) {
    this.#tell = tell
    this.#clock = wiring.clock ?? realClock
    this.#line = new Line({
      url,
      opened: () => {
        this.#connection++
        this.#hello()
      },
      heard: (frame) => this.#heard(frame),
      changed: (state) => {
        if (state !== 'open') tell.behind(true)
        tell.state(state)
      },
      beat: () => this.#beat(),
      ...wiring,
    })
  }

  get version(): number {
    return this.#seen
  }

  open(): void {
    this.#line.open()
  }

  close(): void {
    this.#line.close()
  }

  nudge(): void {
    this.#line.nudge()
  }

  do(what: Command): Promise<Answer> {
    return this.#ask({ t: 'do', id: newId(), what })
  }

  hint(): Promise<Answer> {
    return this.#ask({ t: 'hint', id: newId() })
  }

  coach(): Promise<Answer> {
    return this.#ask({ t: 'coach', id: newId() })
  }

  why(on: string): Promise<Answer> {
    return this.#ask({ t: 'why', id: newId(), on })
  }

  explain(seat: number): Promise<Answer> {
    return this.#ask({ t: 'explain', id: newId(), seat })
  }

  // Look through another seat. Everything is told anew, as that seat may know it.
  look(seat: number | null): void {
    this.#look = seat
    this.#seen = 0
    this.#line.send({ t: 'look', seat })
    this.#hello()
  }

  // Whether moves are to be shown event by event: then the server says what each of them changed.
  move(motion: boolean): void {
    if (motion === this.#motion) return
    this.#motion = motion
    if (this.#line.state === 'open') this.#hello()
  }

  #ask(request: Request): Promise<Answer> {
    return new Promise((answered) => {
      const waiting = { request, answered, sent: 0, sentOn: 0, postponed: 0 }
      this.#outbox.set(request.id, waiting)
      this.#send(waiting)
    })
  }

  #send(waiting: Waiting): void {
    if (this.#line.state !== 'open') return // it is sent when the line is back
    waiting.sent++
    waiting.sentOn = this.#connection
    this.#line.send(waiting.request)
  }

  #hello(): void {
    this.#progress = 'greeting'
    this.#tell.behind(true)
    const look = this.#look === undefined ? {} : { look: this.#look }
    const motion = this.#motion ? { motion: true } : {}
    this.#line.send({ t: 'hello', protocol: PROTOCOL, since: this.#seen, ...look, ...motion })
  }

  #heard(frame: ServerFrame): void {
    switch (frame.t) {
      case 'welcome':
        return this.#welcomed(frame)
      case 'entry':
      case 'skip':
        return this.#versioned(frame.v, frame.t === 'entry' ? frame : null)
      case 'scene':
        return this.#whole(frame)
      case 'ack':
      case 'refuse':
      case 'advice':
      case 'coached':
      case 'because':
      case 'explained':
        return this.#answered(frame)
      case 'pong':
        if (this.#progress === 'live' && (frame.v ?? 0) > this.#seen) this.#hello()
    }
  }

  #welcomed(welcome: Welcome): void {
    if (this.#progress !== 'greeting') return
    this.#progress = 'catching-up'
    this.#line.settled()
    this.#tell.welcome(welcome)
    for (const waiting of this.#outbox.values()) if (waiting.sentOn !== this.#connection) this.#send(waiting)
  }

  // What comes before the welcome belongs to an earlier greeting and will be told again.
  #versioned(version: number, entry: Entry | null): void {
    if (this.#progress === 'greeting' || version <= this.#seen) return
    if (version > this.#seen + 1) return this.#hello()
    this.#seen = version
    if (entry?.scene) this.#arrived()
    if (entry) this.#tell.entry(entry)
  }

  #whole(scene: Scene): void {
    if (this.#progress === 'greeting' || scene.v < this.#seen) return
    const afresh = this.#progress === 'catching-up'
    this.#seen = scene.v
    this.#arrived()
    this.#tell.scene(scene, afresh)
  }

  #arrived(): void {
    if (this.#progress === 'live') return
    this.#progress = 'live'
    this.#tell.behind(false)
  }

  #answered(answer: Answer): void {
    const waiting = this.#outbox.get(answer.id)
    if (!waiting) return
    if (answer.t === 'refuse' && REPEATABLE.includes(answer.code)) return this.#postpone(waiting)
    // Sent twice, it was taken for a second question: the answer to the first is still to come.
    if (answer.t === 'refuse' && ONE_AT_A_TIME.includes(answer.code) && waiting.sent > 1) return
    this.#outbox.delete(answer.id)
    waiting.answered(answer)
    this.#tellIfStalled()
  }

  #postpone(waiting: Waiting): void {
    const wait = Math.min(LONGEST_AGAIN, FIRST_AGAIN * 2 ** waiting.postponed++)
    this.#clock.after(wait, () => this.#outbox.has(waiting.request.id) && this.#send(waiting))
    this.#tellIfStalled()
  }

  #tellIfStalled(): void {
    this.#tell.stalled([...this.#outbox.values()].some(({ postponed }) => postponed > 0))
  }

  #beat(): void {
    if (this.#progress !== 'live') this.#hello()
  }
}

// `crypto.randomUUID` exists only on secure origins, and a table in the living room has none.
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function socketAddress(path: string, page: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${path}`
}
