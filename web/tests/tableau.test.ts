// @vitest-environment jsdom
// The picture a match ends in: everybody is in it, the best in the middle, and it is shown once.

import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { identities } from '../src/art/identities'
import { boardOf } from '../src/boards'
import type { Entry, Result, Scene } from '../src/lib/protocol'
import { lineUp, TALL, WIDE } from '../src/lib/tableau'
import { change } from '../src/state/settings.svelte'
import { TableSession } from '../src/state/table.svelte'
import Tableau from '../src/table/Tableau.svelte'
import type { ScriptedHouse } from './browser'
import { games } from './fixtures/games.json'
import over from './fixtures/st-over.json'
import turn from './fixtures/st-turn.json'
import { newHouse } from './visiting'

const ranked = (ranking: number[][]): Result => ({ ranking, scores: ranking.flat().map(() => 10), parts: ranking.flat().map(() => []), ties: [], money: false })

describe('whoever played', () => {
  const results = [[[0], [1]], [[2], [0, 1], [3]], [[0, 1, 2, 3, 4, 5]], [[5], [4], [3], [2], [1], [0]], [[1, 3], [0, 2]], [[], [0, 1]]]

  it.each(results)('stands in the picture, apart from everybody else: %j, %j', (...ranking) => {
    for (const box of [WIDE, TALL]) {
      const stands = lineUp(ranked(ranking as number[][]), box)
      expect(stands.map(({ seat }) => seat).sort()).toEqual((ranking as number[][]).flat().sort())
      for (const one of stands) {
        expect(one.x - one.room / 2).toBeGreaterThanOrEqual(0)
        expect(one.x + one.room / 2).toBeLessThanOrEqual(box.width)
        expect(one.y).toBeLessThan(box.height)
        for (const other of stands) {
          if (other !== one && other.y === one.y) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.room - 0.01)
        }
      }
    }
  })

  it('stands in the middle, and on a phone in front, if he has won', () => {
    const wide = lineUp(ranked([[2], [0], [1]]), WIDE)
    const tall = lineUp(ranked([[2], [0], [1]]), TALL)
    expect(wide.find(({ best }) => best)).toMatchObject({ seat: 2, x: WIDE.width / 2 })
    expect(tall.at(-1)).toMatchObject({ seat: 2, x: TALL.width / 2, y: Math.max(...tall.map(({ y }) => y)) })
  })
})

it('is there for every game of the house', () => {
  for (const { slug } of games) expect(boardOf(slug).tableau, slug).toBeTypeOf('function')
  expect(boardOf('poker').tableau).toBeUndefined()
})

describe('at a table', () => {
  let house: ScriptedHouse
  let session: TableSession
  const end = { ...over.scene, v: turn.scene.v + 1 } as unknown as Scene
  const last = { t: 'entry', v: end.v, kind: 'move', seat: 0, args: {}, events: [], scene: end } as unknown as Entry

  beforeEach(async () => {
    house = await newHouse()
    change({ speed: 'usual' })
  })

  afterEach(() => vi.useRealTimers())

  async function sitDown(state: typeof turn | typeof over): Promise<void> {
    house.state = state
    session = new TableSession('kxqzzz')
    session.open()
    await vi.waitFor(() => expect(session.shown?.v).toBe(state.scene.v))
  }

  it('is shown when the match ends, and not again when the table is told anew', async () => {
    await sitDown(turn)
    expect(session.ended).toBe(false)
    house.tell(last)
    expect(session.ended).toBe(true)
    session.ended = false
    house.tell({ ...end, t: 'scene' })
    expect(session.ended).toBe(false)
  })

  it('is not shown to whoever comes when all is over, nor to whoever wants nothing shown', async () => {
    await sitDown(over)
    expect(session.ended).toBe(false)
    change({ speed: 'off' })
    await sitDown(turn)
    house.tell(last)
    expect(session.ended).toBe(false)
  })

  it('goes away with any key, and with a click', () => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    for (const leave of [(dialog: Element) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })), (dialog: Element) => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))]) {
      const closed = vi.fn()
      const { container, unmount } = render(Tableau, {
        game: 'six-territories', view: end.view!, result: end.result!, names: ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'], identity: (seat: number) => identities[seat]!, say: (key: string) => key, title: 'Anna wins', closed,
      })
      leave(container.querySelector('dialog')!)
      expect(closed).toHaveBeenCalled()
      unmount()
    }
  })
})
