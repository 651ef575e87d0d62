// What jsdom lacks of a browser, and a server made of captured frames.

import { vi } from 'vitest'
import type { Wire } from '../src/lib/line'
import type { ClientFrame, Entry, MyTable, Scene, ServerFrame, TableCard, Welcome } from '../src/lib/protocol'
import gamesBody from './fixtures/games.json'
import replaySteps from './fixtures/replay.json'

export interface TableState { welcome: unknown; gap: unknown[]; scene: unknown }

export class ScriptedHouse {
  readonly heard: ClientFrame[] = []
  state: TableState | null = null
  lobby: TableCard[] = []
  mine: MyTable[] = []
  readonly answers: Record<string, unknown> = {} // by the path asked for
  stateFor: (look: number | null | undefined) => TableState | null = () => this.state
  #socket: ScriptedSocket | null = null

  open(): void {
    vi.stubGlobal('WebSocket', ScriptedSocket.in(this))
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(this.#answer(String(path))))
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal('scrollTo', () => {})
    Element.prototype.scrollIntoView = () => {}
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
  }

  #answer(path: string): Response {
    if (path === '/api/mine') return Response.json({ tables: this.mine, invitations: [], people: 'offered', me: null })
    return path in this.answers ? Response.json(this.answers[path]) : answer(path)
  }

  connected(socket: ScriptedSocket): void {
    this.#socket = socket
  }

  tell(frame: unknown): void {
    this.#socket?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame as ServerFrame) }))
  }

  hear(frame: ClientFrame): void {
    this.heard.push(frame)
    if (frame.t !== 'hello') return
    const state = this.stateFor(frame.look)
    if (!state) return this.tell({ t: 'lobby', tables: this.lobby })
    for (const told of [state.welcome as Welcome, ...(state.gap as Entry[]), state.scene as Scene]) this.tell(told)
  }
}

class ScriptedSocket implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  constructor(private readonly house: ScriptedHouse) {
    house.connected(this)
    queueMicrotask(() => this.onopen?.(new Event('open')))
  }

  static in(house: ScriptedHouse) {
    return function () {
      return new ScriptedSocket(house)
    }
  }

  send(text: string): void {
    queueMicrotask(() => this.house.hear(JSON.parse(text) as ClientFrame))
  }

  close(): void {}
}

const rulebook = {
  title: 'Six Territories',
  intro: [{ text: 'A game.' }],
  sections: [{ title: 'The turn', blocks: [{ text: 'Draw a token.', clause: 'ST-01' }, { text: '| a | b |\n|---|---|\n| 1 | 2 |' }] }],
}

function answer(path: string): Response {
  if (path === '/api/games') return Response.json(gamesBody)
  if (path.startsWith('/api/rules/')) return Response.json(rulebook)
  const move = /\/replay\?move=(\d+)/.exec(path)?.[1]
  if (move !== undefined) return Response.json(replaySteps[Number(move)])
  return Response.json({ error: { code: 'no-such-table', params: { table: 'x' } } }, { status: 404 })
}
