// @vitest-environment jsdom

import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { go, startNavigating } from '../src/state/navigation.svelte'
import { speak } from '../src/state/words.svelte'
import type { ScriptedHouse } from './browser'
import coltTurn from './fixtures/ce-turn.json'
import hotSeat from './fixtures/hot-seat.json'
import hotSeatLifted from './fixtures/hot-seat-2.json'
import entry from './fixtures/st-entry.json'
import over from './fixtures/st-over.json'
import turn from './fixtures/st-turn.json'
import waiting from './fixtures/waiting-friends.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

let house: ScriptedHouse

startNavigating()

beforeEach(async () => {
  house = await newHouse()
})

describe('the lobby', () => {
  it('is drawn when nobody is there, in both languages', async () => {
    go({ page: 'lobby' })
    render(App)
    await screen.findByText('Not a soul in here.')
    expect((await screen.findAllByRole('button', { name: 'Play now' })).length).toBe(2)
    await flawless()
    await speak('fr')
    await screen.findByText('Pas un chat dans le saloon.')
  })

  it('lists tables', async () => {
    house.lobby = [{ code: 'kxqzzz', game: 'colt-express', players: 4, taken: 1, bots: 2, phase: 'waiting', host: 'Belle', watchers: 0 }]
    go({ page: 'lobby' })
    render(App)
    const ticket = await screen.findByRole('link', { name: /Belle’s table/ })
    expect(ticket.getAttribute('href')).toBe('/t/kxqzzz')
  })
})

describe('a table', () => {
  it('waits for players', async () => {
    sitDown(house, waiting)
    await screen.findByText('Waiting for one more player.', {}, lately)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Start the match' })).disabled).toBe(true)
    await flawless()
  })

  it('is played with the keyboard alone', async () => {
    sitDown(house, turn)
    const list = await screen.findByRole('list', { name: 'Your choices' }, lately)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }))
    const focused = list.querySelectorAll('button')[1]!
    expect(document.activeElement).toBe(focused)
    focused.click()
    const choice = turn.scene.choices[1]!
    await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'move', seat: 0, move: choice.code, at: turn.scene.v } }))
    house.tell({ ...entry, v: turn.scene.v + 1, scene: { ...entry.scene, v: turn.scene.v + 1 } })
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your choices' })).toBeNull())
    await flawless()
  })

  it('offers how to play to everybody, and to ask for a move back to whoever has made one', async () => {
    sitDown(house, turn)
    await screen.findByRole('list', { name: 'Your choices' }, lately)
    expect(screen.queryByRole('button', { name: 'Ask for a takeback' })).toBeNull()
    expect(screen.getByRole('link', { name: 'How to play' }).getAttribute('href')).toBe('/how/six-territories')
    const v = turn.scene.v + 1
    house.tell({ ...entry, v, scene: { ...entry.scene, v, table: { ...entry.scene.table, moved: true } } })
    await screen.findByRole('button', { name: 'Ask for a takeback' }, lately)
  })

  it('says why not', async () => {
    sitDown(house, turn)
    ;(await screen.findByRole('list', { name: 'Your choices' }, lately)).querySelector('button')!.click()
    await waitFor(() => expect(house.heard.at(-1)?.t).toBe('do'))
    house.tell({ t: 'refuse', id: (house.heard.at(-1) as { id: string }).id, code: 'not-your-turn', params: { seat: 1 } })
    await screen.findByText(/It is not your turn/)
  })

  it('names the clause that keeps a thing from being chosen', async () => {
    sitDown(house, turn)
    await screen.findByRole('list', { name: 'Your choices' }, lately)
    const dark = '[data-thing]:not(.lit)'
    await waitFor(() => expect(document.querySelector(dark)).not.toBeNull(), lately)
    document.querySelector<HTMLElement>(dark)!.click()
    await waitFor(() => expect(house.heard.at(-1)?.t).toBe('why'))
    house.tell({ t: 'because', id: (house.heard.at(-1) as { id: string }).id, code: 'not-your-turn', params: { seat: 1 }, clause: 'ST-14' })
    await screen.findByRole('button', { name: 'Read ST-14' })
  })

  it('asks what the game asks', async () => {
    sitDown(house, coltTurn)
    await screen.findAllByText(/what do you take\?/, {}, lately)
    await screen.findByRole('button', { name: /Take a jewel/ })
  })

  it('ends with the score line by line', async () => {
    sitDown(house, over)
    await screen.findByRole('link', { name: 'Replay' }, lately)
    expect(screen.getAllByText(over.scene.result.scores[0]!.toString()).length).toBeGreaterThan(0)
    await flawless()
  })

  it('ends with the moments where one lost most, each to be tried again', async () => {
    const choices = [{ code: 3, text: 'keep', key: 'st-keep', args: { territory: 'plain' } }]
    const mistake = { move: 11, made: 3, best: 3, loss: 0.3, question: '', choices, verdicts: [] }
    house.answers['/api/tables/kxqzzz/mistakes/0'] = { state: 'working', done: 0, choices: 9, mistakes: [], compiled: true }
    sitDown(house, over)
    await screen.findByText('The coach is looking back at your choices…', {}, lately)
    house.answers['/api/tables/kxqzzz/mistakes/0'] = { state: 'done', done: 9, choices: 9, mistakes: [mistake], compiled: true }
    const moment = await screen.findByRole('link', { name: /Move 12.*About 30 in 100/ }, lately)
    expect(moment.getAttribute('href')).toBe('/t/kxqzzz/replay#mistakes=0.11')
    await flawless()
  })

  it('ends without a word of mistakes where there was none', async () => {
    house.answers['/api/tables/kxqzzz/mistakes/0'] = { state: 'done', done: 9, choices: 9, mistakes: [], compiled: true }
    sitDown(house, over)
    await screen.findByRole('link', { name: 'Replay' }, lately)
    await waitFor(() => expect(screen.queryByText('Learn from your mistakes')).toBeNull(), lately)
  })

  it('says what decided between equal scores, and counts in dollars where the game does', async () => {
    const result = { ...over.scene.result, scores: [1234, 1234], ranking: [[1], [0]], money: true, ties: [{ key: 'hu-tie-turn', seats: [1, 0], counts: [1, 2] }] }
    sitDown(house, { ...over, scene: { ...over.scene, result } })
    await screen.findByText(/turn order from the first player decides \(\S.* 1, \S.* 2\)/, {}, lately)
    expect(screen.getAllByText('$1,234')).toHaveLength(2)
  })
})

describe('the curtain', () => {
  it('shows nothing of the table, and asks for a view only once it is lifted', async () => {
    house.stateFor = (look) => (look === 2 ? hotSeatLifted : hotSeat)
    go({ page: 'table', code: 'kxqzzz' })
    render(App)
    const lift = await screen.findByRole('button', { name: /lift the curtain/ }, lately)
    expect(screen.queryByText('Log')).toBeNull()
    expect(house.heard.every((frame) => frame.t !== 'look')).toBe(true)
    await flawless()
    lift.click()
    await screen.findByRole('tab', { name: 'Log' })
    expect(house.heard.find((frame) => frame.t === 'look')).toEqual({ t: 'look', seat: 2 })
  })
})

describe('other pages', () => {
  it('a replay steps through a match', async () => {
    go({ page: 'replay', source: 'records', id: 'abc' })
    render(App)
    ;(await screen.findByRole('button', { name: 'One move on' }, lately)).click()
    await screen.findByText('Move 1')
    await flawless()
  })

  it('rules are readable', async () => {
    go({ page: 'rules', slug: 'six-territories' })
    render(App)
    await screen.findByRole('heading', { level: 1, name: 'Six Territories' }, lately)
    await flawless()
  })

  it('a wrong address says so', async () => {
    history.pushState(null, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
    render(App)
    await screen.findByRole('heading', { name: 'Wrong trail' })
    await flawless()
  })

  it.each(['/learn/nogame', '/learn/colt-express/nonsense', '/how/nogame', '/puzzles/nogame', '/puzzles/colt-express/none', '/t/none/replay', '/r/none', '/r/none#mistakes=0'])(
    '%s leads nowhere and says so',
    async (address) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { code: 'unknown', params: {} } }, { status: 404 })))
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
      render(App)
      await screen.findByRole('heading', { name: 'Wrong trail' }, lately)
      expect(screen.getAllByRole('heading').length).toBe(1)
      expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/')
      await waitFor(() => expect(document.title).toBe('Wrong trail · Saloon'))
    },
  )
})
