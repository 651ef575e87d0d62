import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEAT, SILENCE, type LineState } from '../src/lib/line'
import { CLOSE, type Answer, type Entry, type Scene } from '../src/lib/protocol'
import { newId, socketAddress, TableSocket } from '../src/lib/socket'
import { FakeClock } from './clock'
import { FakeTable, type Fault } from './fakeTable'

function sitDown() {
  const clock = new FakeClock()
  const table = new FakeTable(clock)
  const told = { states: [] as LineState[], entries: [] as Entry[], scenes: [] as Scene[], behind: true, stalled: false }
  const socket = new TableSocket(
    'ws://house/socket/T',
    {
      state: (state) => told.states.push(state),
      behind: (behind) => (told.behind = behind),
      stalled: (stalled) => (told.stalled = stalled),
      welcome: () => {},
      entry: (entry) => told.entries.push(entry),
      scene: (scene) => told.scenes.push(scene),
    },
    { dial: table.dial, clock, random: () => 0.5 },
  )
  socket.open()
  table.wire.connect()
  clock.advance(5)
  return { clock, table, told, socket }
}

// What the screen shows: the newest scene that was told, alone or with an entry.
function shown(told: { entries: Entry[]; scenes: Scene[] }): number {
  return Math.max(0, ...told.scenes.map((scene) => scene.v), ...told.entries.filter((one) => one.scene).map((one) => one.v))
}

describe('a table’s socket', () => {
  it('is told everything since the beginning, then every change once', () => {
    const { clock, table, told } = sitDown()
    table.happen()
    clock.advance(5)
    expect(told.entries.map((entry) => entry.v)).toEqual([1, 2])
    expect(told.behind).toBe(false)
  })

  it('says whether moves are to be shown, and says it anew when that changes', () => {
    const { table, socket, clock } = sitDown()
    clock.advance(10)
    socket.move(true)
    clock.advance(10)
    socket.move(true)
    clock.advance(10)
    expect(table.hellos).toHaveLength(2)
  })

  it('says hello again when a version is missing', () => {
    const { clock, table, told, socket } = sitDown()
    table.fault = () => 'drop'
    table.happen()
    table.fault = () => 'none'
    table.happen()
    clock.advance(5)
    expect(table.hellos).toEqual([0, 1])
    expect(told.entries.map((entry) => entry.v)).toEqual([1, 2, 3])
    expect(socket.version).toBe(3)
  })

  it('notices by the heartbeat that the last change was lost', () => {
    const { clock, table, socket } = sitDown()
    table.fault = () => 'drop'
    table.happen()
    table.fault = () => 'none'
    clock.advance(BEAT + 5)
    expect(socket.version).toBe(2)
  })

  it('comes back within half a second when the server restarts, not all at once with everybody else', () => {
    const { clock, table, told } = sitDown()
    table.wire.cut(CLOSE.restart)
    clock.advance(249)
    expect(told.states.at(-1)).toBe('waiting')
    clock.advance(1)
    table.happen()
    table.wire.connect()
    clock.advance(5)
    expect(told.states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open'])
    expect(shown(told)).toBe(2)
  })

  it('waits longer from failure to failure', () => {
    const { clock, table, told } = sitDown()
    const waits: number[] = []
    for (let i = 0; i < 6; i++) {
      table.wire.cut(1006)
      const before = clock.now()
      while (told.states.at(-1) !== 'connecting') clock.advance(25)
      waits.push(clock.now() - before)
    }
    expect(waits).toEqual([375, 750, 1500, 3000, 3750, 3750])
  })

  it('leaves a socket that no longer answers', () => {
    const { clock, table, told } = sitDown()
    table.fault = () => 'freeze'
    clock.advance(BEAT + SILENCE)
    expect(told.states.at(-1)).toBe('connecting')
  })

  it('stops at a table that does not exist and at a server of another version', () => {
    for (const [code, state] of [
      [CLOSE.noSuchTable, 'gone'],
      [CLOSE.wrongVersion, 'outdated'],
    ] as const) {
      const { clock, table, told } = sitDown()
      table.wire.cut(code)
      clock.advance(60_000)
      expect(told.states.at(-1)).toBe(state)
    }
  })

  it('repeats what was not acknowledged, with the same id', async () => {
    const { clock, table, socket } = sitDown()
    table.fault = () => 'cut'
    const answer = socket.do({ do: 'start' })
    table.fault = () => 'none'
    clock.advance(1000)
    table.wire.connect()
    clock.advance(5)
    expect(await answer).toMatchObject({ t: 'ack', v: 2 })
    expect(table.done.size).toBe(1)
  })

  it('asks once, however many heartbeats the answer takes', async () => {
    const { clock, table, socket } = sitDown()
    table.thinking = true
    const advice = socket.hint()
    clock.advance(4 * BEAT)
    expect(table.asked).toHaveLength(1)
    table.advise()
    clock.advance(5)
    expect(await advice).toMatchObject({ t: 'advice', id: table.asked[0] })
  })

  it('does not send again what it has sent on this connection, though it greets anew', () => {
    const { clock, table, socket } = sitDown()
    table.thinking = true
    void socket.hint()
    socket.look(1)
    clock.advance(5)
    expect(table.hellos).toHaveLength(2)
    expect(table.asked).toHaveLength(1)
  })

  it('waits for its advice though a copy of the question was refused', async () => {
    const { clock, table, socket } = sitDown()
    table.thinking = true
    const advice = socket.hint()
    clock.advance(5)
    table.wire.cut(CLOSE.restart)
    clock.advance(250)
    table.wire.connect()
    clock.advance(5)
    expect(table.asked).toEqual([table.asked[0], table.asked[0]])
    table.wire.tell({ t: 'refuse', id: table.asked[0]!, code: 'one-hint-at-a-time', params: {} })
    table.advise()
    clock.advance(5)
    expect(await advice).toMatchObject({ t: 'advice' })
  })

  it('is refused a second hint for good', async () => {
    const { clock, table, socket } = sitDown()
    table.thinking = true
    const advice = socket.hint()
    clock.advance(5)
    table.wire.tell({ t: 'refuse', id: table.asked[0]!, code: 'one-hint-at-a-time', params: {} })
    clock.advance(5)
    expect(await advice).toMatchObject({ t: 'refuse', code: 'one-hint-at-a-time' })
  })

  it('keeps what could not be stored, sends it again less and less often, and says so', async () => {
    const { clock, table, told, socket } = sitDown()
    table.storing = false
    const sentAt: number[] = []
    table.refused = () => sentAt.push(clock.now())
    const done = socket.do({ do: 'start' })
    clock.advance(5)
    expect(told.stalled).toBe(true)
    clock.advance(16_000)
    expect(sentAt.slice(1).map((at, i) => Math.round((at - sentAt[i]!) / 1000))).toEqual([1, 2, 4, 5])
    expect(table.done.size).toBe(0)
    table.storing = true
    clock.advance(16_000)
    expect(await done).toMatchObject({ t: 'ack', v: 2 })
    expect(table.done.size).toBe(1)
    expect(told.stalled).toBe(false)
  })

  it('has everything told anew when it looks through another seat', () => {
    const { clock, table, told, socket } = sitDown()
    socket.look(1)
    clock.advance(5)
    expect(table.hellos).toEqual([0, 0])
    expect(told.entries.map((entry) => entry.v)).toEqual([1, 1])
  })

  it('is right again after any faults, and nothing is done twice', async () => {
    const faults = fc.array(fc.constantFrom<Fault>('none', 'none', 'none', 'double', 'cut', 'freeze'), { maxLength: 60 })
    const deeds = fc.array(fc.constantFrom('do', 'happen', 'wait'), { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(faults, deeds, async (script, plan) => {
        const { clock, table, told, socket } = sitDown()
        table.fault = () => script.shift() ?? 'none'
        const answers: Promise<Answer>[] = []
        const goOn = (ms: number) => {
          clock.advance(ms)
          if (told.states.at(-1) === 'connecting') table.wire.connect()
        }
        for (const step of plan) {
          if (step === 'do') answers.push(socket.do({ do: 'pause' }))
          else if (step === 'happen') table.happen()
          goOn(400)
        }
        script.length = 0
        for (let i = 0; i < 40; i++) goOn(5_000)
        expect((await Promise.all(answers)).every((answer) => answer.t === 'ack')).toBe(true)
        expect(table.done.size).toBe(answers.length)
        expect(socket.version).toBe(table.version)
        expect(shown(told)).toBe(table.version)
        expect(told.behind).toBe(false)
      }),
    )
  })
})

it('makes ids that fit and addresses that follow the page', () => {
  expect(newId()).toMatch(/^[0-9a-f]{32}$/)
  expect(newId()).not.toBe(newId())
  expect(socketAddress('/socket', { protocol: 'https:', host: 'a.b' })).toBe('wss://a.b/socket')
  expect(socketAddress('/socket', { protocol: 'http:', host: 'a:1' })).toBe('ws://a:1/socket')
})
