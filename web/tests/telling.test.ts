// @vitest-environment jsdom
// A table with motion on: what is shown of a move, and when.

import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry, Op } from '../src/lib/protocol'
import { change } from '../src/state/settings.svelte'
import { TableSession } from '../src/state/table.svelte'
import SeatStrip from '../src/table/SeatStrip.svelte'
import TurnLine from '../src/table/TurnLine.svelte'
import type { ScriptedHouse } from './browser'
import entry from './fixtures/st-entry.json'
import turn from './fixtures/st-turn.json'
import { newHouse } from './visiting'

let house: ScriptedHouse
let session: TableSession
const v = turn.scene.v + 1
const laid = { ...entry, v, scene: { ...entry.scene, v } } as Entry
const keys = laid.events.map((event) => event.key)

const logged = () => session.log.at(-1)?.events.map((event) => event.key)

beforeEach(async () => {
  house = await newHouse()
  change({ speed: 'usual' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  house.state = turn
  session = new TableSession('kxqzzz')
  session.open()
  await vi.waitFor(() => expect(session.shown?.v).toBe(turn.scene.v))
})

afterEach(() => vi.useRealTimers())

it('is at once where a move leads if nothing says what its events changed', () => {
  house.tell(laid)
  expect(session.event).toBeNull()
  expect(session.view).toEqual(laid.scene?.view)
  expect(logged()).toEqual(keys)
})

it('shows each event with what it changed', () => {
  house.tell({ ...laid, patches: [turned(7), turned(8), []] })
  expect([session.event?.key, session.view]).toMatchObject([keys[0], { turn: 7 }])
  vi.advanceTimersByTime(session.duration)
  expect([session.event?.key, session.view]).toMatchObject([keys[1], { turn: 8 }])
  vi.advanceTimersByTime(session.duration)
  expect([session.event, session.view]).toEqual([null, laid.scene?.view])
})

it('is at once where a move leads if the board is not one that its events can change', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  house.tell({ ...laid, patches: [turned(7), [{ op: 'add', path: '/no/such/place', value: 0 }], []] })
  vi.advanceTimersByTime(session.duration)
  expect([session.event, session.view]).toEqual([null, laid.scene?.view])
  expect(logged()).toEqual(keys)
  expect(warned).toHaveBeenCalledOnce()
  house.tell({ ...laid, v: v + 1, scene: { ...laid.scene, v: v + 1 } })
  expect(session.shown?.v).toBe(v + 1)
  expect(session.log.filter((one) => one.kind === 'move' && one.v === v)).toHaveLength(1)
})

it('counts a seat’s time from when it was asked, also while the move before is being shown', async () => {
  render(SeatStrip, { session })
  const [first, asked, ...others] = laid.scene!.table.seats
  const seats = [first, { ...asked, clock: 60 }, ...others]
  house.tell({ ...laid, patches: [turned(7), turned(8), []], scene: { ...laid.scene, table: { ...laid.scene!.table, seats } } })
  await tick()
  expect(session.event).not.toBeNull()
  expect(screen.getByText('1:00')).toBeTruthy()
  vi.advanceTimersByTime(20_000)
  await tick()
  expect(session.event).toBeNull()
  expect(screen.getByText('0:40')).toBeTruthy()
})

it('asks nothing and lets nobody think while an event is shown that has nothing to say', async () => {
  const events = [...laid.events.slice(0, 1), { move: 16, key: 'ce-drew-hidden', args: { seat: 0 } }]
  render(SeatStrip, { session })
  render(TurnLine, { session })
  house.tell(laid)
  await tick()
  expect([screen.queryByText('Thinking'), document.querySelector('.sentence')?.textContent]).not.toContain(null)
  house.tell({ ...laid, v: v + 1, events, patches: [turned(7), turned(8), []], scene: { ...laid.scene, v: v + 1 } })
  await tick()
  const said = session.t(events[0]!.key, events[0]!.args)
  expect(document.querySelector('.sentence')?.textContent).toBe(said)
  vi.advanceTimersByTime(session.duration)
  await tick()
  expect(session.event?.key).toBe('ce-drew-hidden')
  expect(document.querySelector('.sentence')?.textContent).toBe(said)
  expect(screen.queryByText('Thinking')).toBeNull()
})

function turned(value: number): Op[] {
  return [{ op: 'replace', path: '/turn', value }]
}
