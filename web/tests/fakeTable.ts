// A table on the other side of a bad wire, a millisecond away: it drops, doubles, cuts and falls silent, as it is told.

import type { Clock } from '../src/lib/clock'
import type { Wire } from '../src/lib/line'
import { CLOSE, type ClientFrame, type Entry, type Scene, type ServerFrame } from '../src/lib/protocol'

export type Fault = 'drop' | 'double' | 'cut' | 'freeze' | 'none'

export class FakeTable {
  version = 1
  readonly done = new Map<string, number>()
  readonly hellos: number[] = []
  readonly asked: string[] = [] // the ids of the hints wanted
  thinking = false // whether a hint takes for ever
  storing = true // whether commands can be written down
  refused: () => void = () => {}
  #wires: FakeWire[] = []
  fault: () => Fault = () => 'none'

  constructor(readonly clock: Clock) {}

  dial = (): Wire => {
    const wire = new FakeWire(this)
    this.#wires = [wire]
    return wire
  }

  get wire(): FakeWire {
    const wire = this.#wires[0]
    if (!wire) throw new Error('nobody has dialled')
    return wire
  }

  // Something happens at the table.
  happen(): void {
    this.version++
    for (const wire of this.#wires) wire.tell(this.entry(this.version, true))
  }

  entry(v: number, withScene: boolean): Entry {
    return { t: 'entry', v, kind: 'move', seat: 0, args: {}, events: [], ...(withScene ? { scene: this.scene(v) } : {}) }
  }

  scene(v = this.version): Scene {
    const table = { code: 'T', game: 'g', players: 2, options: {}, phase: 'playing', seats: [], host: 0, watchers: 0, private: false } as const
    return { t: 'scene', v, look: null, table: { ...table, seats: [] } }
  }

  // The last hint wanted is there.
  advise(): void {
    const thought = { bot: 'legend', chance: 0.5, choices: [], line: [], grounds: [], iterations: 1, compiled: true }
    this.wire.tell({ t: 'advice', id: this.asked.at(-1)!, code: 1, ...thought })
  }

  answer(frame: ClientFrame, wire: FakeWire): void {
    if (frame.t === 'hello') {
      const since = frame.since ?? 0
      this.hellos.push(since)
      wire.tell({ t: 'welcome', protocol: 1, version: this.version, seats: [0], host: true, server: '1' })
      for (let v = since + 1; v <= this.version; v++) wire.tell(this.entry(v, false))
      wire.tell(this.scene())
    } else if (frame.t === 'hint') {
      this.asked.push(frame.id)
      if (!this.thinking) this.advise()
    } else if (frame.t === 'do' && !this.storing) {
      this.refused()
      wire.tell({ t: 'refuse', id: frame.id, code: 'storage-failed', params: {} })
    } else if (frame.t === 'do') {
      if (!this.done.has(frame.id)) {
        this.happen()
        this.done.set(frame.id, this.version)
      }
      wire.tell({ t: 'ack', id: frame.id, v: this.done.get(frame.id) ?? 0 })
    } else if (frame.t === 'ping') {
      wire.tell({ t: 'pong', v: this.version })
    }
  }
}

export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  #open = false
  #frozen = false

  constructor(private readonly table: FakeTable) {}

  connect(): void {
    this.#open = true
    this.onopen?.(new Event('open'))
  }

  send(text: string): void {
    this.#pass(() => this.table.answer(JSON.parse(text) as ClientFrame, this))
  }

  tell(frame: ServerFrame): void {
    this.#pass(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) })))
  }

  close(): void {
    this.#open = false
  }

  cut(code: number): void {
    this.#open = false
    this.onclose?.({ code } as CloseEvent)
  }

  #pass(deliver: () => void): void {
    if (!this.#open || this.#frozen) return
    const fault = this.table.fault()
    if (fault === 'drop') return
    if (fault === 'freeze') {
      this.#frozen = true
      return
    }
    if (fault === 'cut') return this.cut(CLOSE.restart)
    for (let i = 0; i < (fault === 'double' ? 2 : 1); i++) {
      this.table.clock.after(1, () => this.#open && !this.#frozen && deliver())
    }
  }
}
