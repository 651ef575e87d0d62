// A table's socket: every version once and in order, gaps asked for again, and an outbox that is repeated until answered.

import { Line, type LineOptions, type LineState } from './line'
import {
  PROTOCOL,
  type Answer,
  type Deed,
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
}

type Wiring = Pick<LineOptions, 'dial' | 'clock' | 'random'>
type Request = Do | Hint | Why | Explain
type Stage = 'greeting' | 'catching-up' | 'live'

export class TableSocket {
  readonly #line: Line
  readonly #tell: TableEvents
  readonly #outbox = new Map<string, { request: Request; answered: (answer: Answer) => void }>()
  #stage: Stage = 'greeting'
  #seen = 0
  #look: number | null | undefined = undefined

  constructor(url: string, tell: TableEvents, wiring: Wiring = {}) {
    this.#tell = tell
    this.#line = new Line({
      url,
      opened: () => this.#hello(),
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

  do(what: Deed): Promise<Answer> {
    return this.#ask({ t: 'do', id: newId(), what })
  }

  hint(): Promise<Answer> {
    return this.#ask({ t: 'hint', id: newId() })
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

  #ask(request: Request): Promise<Answer> {
    return new Promise((answered) => {
      this.#outbox.set(request.id, { request, answered })
      this.#line.send(request)
    })
  }

  #hello(): void {
    this.#stage = 'greeting'
    this.#tell.behind(true)
    const look = this.#look === undefined ? {} : { look: this.#look }
    this.#line.send({ t: 'hello', protocol: PROTOCOL, since: this.#seen, ...look })
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
      case 'because':
      case 'explained':
        return this.#answered(frame)
      case 'pong':
        if (this.#stage === 'live' && (frame.v ?? 0) > this.#seen) this.#hello()
    }
  }

  #welcomed(welcome: Welcome): void {
    if (this.#stage !== 'greeting') return
    this.#stage = 'catching-up'
    this.#line.settled()
    this.#tell.welcome(welcome)
    this.#repeat()
  }

  // What comes before the welcome belongs to an earlier greeting and will be told again.
  #versioned(version: number, entry: Entry | null): void {
    if (this.#stage === 'greeting' || version <= this.#seen) return
    if (version > this.#seen + 1) return this.#hello()
    this.#seen = version
    if (entry?.scene) this.#arrived()
    if (entry) this.#tell.entry(entry)
  }

  #whole(scene: Scene): void {
    if (this.#stage === 'greeting' || scene.v < this.#seen) return
    const afresh = this.#stage === 'catching-up'
    this.#seen = scene.v
    this.#arrived()
    this.#tell.scene(scene, afresh)
  }

  #arrived(): void {
    if (this.#stage === 'live') return
    this.#stage = 'live'
    this.#tell.behind(false)
  }

  #answered(answer: Answer): void {
    const waiting = this.#outbox.get(answer.id)
    this.#outbox.delete(answer.id)
    waiting?.answered(answer)
  }

  #beat(): void {
    if (this.#stage !== 'live') this.#hello()
    else this.#repeat()
  }

  #repeat(): void {
    for (const { request } of this.#outbox.values()) this.#line.send(request)
  }
}

// `crypto.randomUUID` exists only on secure origins, and a table in the living room has none.
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function socketAddress(path: string, page: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${path}`
}
