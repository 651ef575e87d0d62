// @vitest-environment jsdom
// What is heard of a table: every event as it is shown, and none that is skipped or was missed.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry, Op } from '../src/lib/protocol'
import { SCENES, SOUNDS, Sounds } from '../src/lib/sound'
import { change } from '../src/state/settings.svelte'
import { TableSession } from '../src/state/table.svelte'
import type { ScriptedHouse } from './browser'
import entry from './fixtures/st-entry.json'
import turn from './fixtures/st-turn.json'
import { newHouse } from './visiting'

/** An audio context that makes no sound and counts what is started. */
class SilentContext {
  readonly sampleRate = 800
  readonly currentTime = 0
  readonly destination = {}
  state = 'suspended'
  started = 0

  resume = async () => void (this.state = 'running')
  createBuffer = (_: number, length: number) => ({ getChannelData: () => this.#samples(length) })
  createGain = () => this.#node({ gain: this.#param() })
  createOscillator = () => this.#node({ frequency: this.#param() })
  createBufferSource = () => this.#node({ buffer: null, loop: false })
  createBiquadFilter = () => this.#node({ Q: this.#param(), frequency: this.#param() })
  createConvolver = () => this.#node({ buffer: null })
  createDynamicsCompressor = () =>
    this.#node({ threshold: {}, knee: {}, ratio: {}, attack: {}, release: {} })

  #kept = new Map<number, Float32Array>()
  #samples(length: number) {
    const samples = this.#kept.get(length) ?? new Float32Array(length)
    this.#kept.set(length, samples)
    return samples
  }

  #node(more: object) {
    return { connect: (to: unknown) => to, disconnect: () => {}, start: () => this.started++, stop: (at: number) => expect(at).toBeGreaterThan(0), ...more }
  }

  // An exponential ramp never reaches 0, and throws where it is asked to.
  #param() {
    const ramp = (value: number) => expect(value).toBeGreaterThan(0)
    return { value: 0, setValueAtTime: () => {}, setTargetAtTime: () => {}, exponentialRampToValueAtTime: ramp }
  }
}

const silent = () => {
  const context = new SilentContext()
  return { context, sounds: new Sounds(() => context as unknown as AudioContext) }
}

it('makes every sound, in more than one layer or with a swell', () => {
  const { context, sounds } = silent()
  for (const sound of SOUNDS) {
    const before = context.started
    sounds.play(sound)
    expect(context.started, sound).toBeGreaterThan(before)
  }
  expect(context.state).toBe('running')
})

it('has one noise for the place where one is, and none where none is wanted', () => {
  const { context, sounds } = silent()
  for (const scene of SCENES) sounds.enter(scene, 0.5)
  expect(context.started).toBe(SCENES.length)
  sounds.enter(SCENES.at(-1)!, 0.2) // only quieter
  sounds.enter(SCENES[0], 0)
  sounds.enter(null, 0.5)
  expect(context.started).toBe(SCENES.length)
})

const heard = vi.hoisted(() => [] as string[])
vi.mock('../src/state/sounds.svelte', () => ({ play: (sound: string) => heard.push(sound), enter: () => {} }))

let house: ScriptedHouse
let session: TableSession
const v = turn.scene.v + 1
const told = (version: number) =>
  ({ ...entry, v: version, patches: [moved(7), moved(8), []], scene: { ...entry.scene, v: version } }) as Entry
const moved = (value: number): Op[] => [{ op: 'replace', path: '/turn', value }]

beforeEach(async () => {
  house = await newHouse()
  heard.length = 0
  change({ speed: 'usual', sound: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  house.state = turn
  session = new TableSession('kxqzzz')
  session.open()
  await vi.waitFor(() => expect(session.shown?.v).toBe(turn.scene.v))
})

afterEach(() => vi.useRealTimers())

it('plays each event once, when it is shown', () => {
  house.tell(told(v))
  expect(heard).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(heard).toHaveLength(entry.events.length)
})

it('plays nothing of what is skipped', () => {
  house.tell(told(v))
  session.skipAll()
  vi.advanceTimersByTime(10_000)
  expect(heard).toHaveLength(1)
})

it('plays nothing again, and nothing of what was missed, after the line was down', () => {
  house.tell(told(v))
  vi.advanceTimersByTime(10_000)
  const before = heard.length
  const { scene, ...missed } = told(v + 1)
  house.tell(missed)
  house.tell({ ...scene, t: 'scene' })
  vi.advanceTimersByTime(10_000)
  expect(session.shown?.v).toBe(v + 1)
  expect(heard).toHaveLength(before)
})
