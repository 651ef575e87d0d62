// @vitest-environment jsdom
// What a first visit must not meet: forms that forget, boards and banners that speak of another moment.

import { render, screen, waitFor, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import App from '../src/App.svelte'
import { eventSentences, standing } from '../src/lib/log'
import { friendlyName, learnNow, playNow } from '../src/lib/newTable'
import type { Entry, GameInfo } from '../src/lib/protocol'
import { inSequence } from '../src/lib/sentences'
import { go } from '../src/state/navigation.svelte'
import { change } from '../src/state/settings.svelte'
import { TableSession } from '../src/state/table.svelte'
import type { ScriptedHouse } from './browser'
import gamesBody from './fixtures/games.json'
import entry from './fixtures/st-entry.json'
import over from './fixtures/st-over.json'
import turn from './fixtures/st-turn.json'
import waiting from './fixtures/waiting-friends.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

let house: ScriptedHouse

beforeEach(async () => {
  house = await newHouse()
  vi.stubGlobal('ResizeObserver', NothingHasASize) // jsdom lays nothing out
})

afterEach(() => void vi.useRealTimers())

class NothingHasASize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// So many events that the board is busy with them for as long as a test lasts.
function slowly(): { events: object[]; patches: object[][] } {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  change({ speed: 'slow' })
  const events = Array.from({ length: 200 }, () => ({ move: 0, key: 'web-title', args: {} }))
  return { events, patches: [...events.map(() => []), []] }
}

async function onBoard(selector: string): Promise<HTMLElement[]> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`.game-board ${selector}`)]
    expect(found.length).toBeGreaterThan(1)
    return found
  }, lately)
}

function typed(key: string, at: number): void {
  const event = new KeyboardEvent('keydown', { key })
  Object.defineProperty(event, 'timeStamp', { value: at })
  window.dispatchEvent(event)
}

function tellStart(v: number, told: ReturnType<typeof slowly>): void {
  const scene = { ...turn.scene, v, table: { ...turn.scene.table, moves: 0 } }
  house.tell({ t: 'entry', v, kind: 'start', seat: null, args: {}, ...told, scene })
}

describe('opening a table', () => {
  const { games } = gamesBody as unknown as { games: GameInfo[] }

  it('takes one click: your name, the first preset, bots of the usual level, and the match begins', () => {
    expect(playNow(games[0]!, 'Rosa')).toEqual({
      game: 'colt-express', players: 4, options: {}, seats: ['me', 'deputy', 'deputy', 'deputy'],
      private: true, clock: 0, pace: 1, name: 'Rosa', start: true, house: null, rated: false,
    })
  })

  it('teaches against the weakest bots', () => {
    expect(learnNow(games[0]!, 'Rosa').seats).toEqual(['me', 'tenderfoot', 'tenderfoot', 'tenderfoot'])
  })

  it('gives a name to whoever has none', () => {
    expect(friendlyName('Slim, Dusty , Kid', () => 0.5)).toBe('Dusty')
    expect(friendlyName('Slim, Dusty , Kid', () => 0.99)).toBe('Kid')
  })

  it('with friends begins with the form of that game', async () => {
    go({ page: 'new', slug: 'six-territories' })
    render(App)
    expect((await screen.findByLabelText<HTMLInputElement>('Your name', {}, lately)).value).toBe('Rosa')
    expect(screen.getByLabelText<HTMLSelectElement>('Players').value).toBe('4')
    expect(screen.getAllByRole('button', { name: /Seat \d Left open for somebody/ }).length).toBe(3)
    await flawless()
  })
})

describe('the lobby', () => {
  const card = { code: 'kxqzzz', game: 'colt-express', players: 4, taken: 1, bots: 3, phase: 'playing', host: 'Belle', watchers: 0 } as const

  it('has your own tables first, those that wait for you before all, and asks others to watch', async () => {
    house.lobby = [card, { ...card, code: 'other' }]
    house.mine = [{ table: card, awaited: true }, { table: { ...card, code: 'second' }, awaited: false }]
    go({ page: 'lobby' })
    render(App)
    const yours = await screen.findByRole('region', { name: 'Your tables' }, lately)
    expect(within(yours).getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/t/kxqzzz', expect.stringMatching(/Your turn/)],
      ['/t/second', expect.stringMatching(/Return/)],
    ])
    const theirs = await screen.findAllByRole('link', { name: /Belle’s table/ }, lately)
    expect(theirs.map((link) => link.getAttribute('href'))).toEqual(['/t/other'])
    expect(within(theirs[0]!).getByText('Watch')).toBeTruthy()
  })

  it('asks again when something has changed at one of them', async () => {
    house.mine = [{ table: card, awaited: false }]
    go({ page: 'lobby' })
    render(App)
    await screen.findByText('Return', {}, lately)
    house.mine = [{ table: card, awaited: true }]
    house.tell({ t: 'mine' })
    await screen.findByText('Your turn', {}, lately)
  })

  it('leads to what a game has to learn from, and to nothing that is not there', async () => {
    go({ page: 'lobby' })
    render(App)
    const colt = await screen.findByRole('article', { name: 'Colt Express' }, lately)
    const ways = (of: HTMLElement) => within(of).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways(colt)).toEqual(['/new/colt-express', '/learn/colt-express', '/how/colt-express', '/puzzles/colt-express', '/rules/colt-express'])
    expect(ways(screen.getByRole('article', { name: 'Six Territories' }))).toEqual(['/new/six-territories', '/rules/six-territories'])
  })

  it('is not the only place from where a game is begun', async () => {
    house.answers['/api/lessons/colt-express'] = { lessons: [{ name: 'planning', title: 'a', about: 'b', chapter: 'basics', steps: 2, players: 3, options: {} }] }
    go({ page: 'course', slug: 'colt-express' })
    render(App)
    const nav = await screen.findByRole('navigation', { name: 'Colt Express' }, lately)
    expect(within(nav).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/new/colt-express', '/how/colt-express', '/puzzles/colt-express', '/rules/colt-express', '/studies/colt-express', '/',
    ])
    house.answers['/api/tables'] = { code: 'kxqzzz' }
    within(nav).getByRole('button', { name: 'Teach me' }).click()
    await waitFor(() => expect(location.pathname).toBe('/t/kxqzzz'))
  })
})

/** A mouse that has been elsewhere comes to a thing. */
function pointAt(thing: Element): void {
  thing.ownerDocument.body.dispatchEvent(new MouseEvent('pointermove', { clientX: 400, bubbles: true }))
  thing.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
}

describe('the board', () => {
  it('is there as soon as the match is, and never said to be missing', async () => {
    const said: string[] = []
    const watching = new MutationObserver(() => said.push(document.body.textContent ?? ''))
    watching.observe(document.body, { subtree: true, childList: true })
    onTestFinished(() => watching.disconnect())
    sitDown(house, waiting)
    await screen.findByText('Waiting for one more player.', {}, lately)
    tellStart(waiting.scene.v + 1, slowly())
    await waitFor(() => expect(document.querySelector('.game-board')).toBeTruthy(), lately)
    expect(said.filter((text) => text.includes('This game has no board yet'))).toEqual([])
  })

  it('takes the place of the last match’s end when that is played again', async () => {
    sitDown(house, over)
    await screen.findByRole('link', { name: 'Replay' }, lately)
    tellStart(over.scene.v + 1, slowly())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull())
    expect(screen.getByRole('list', { name: 'Your choices' })).toBeTruthy()
  })

  it('closes a card when the thing it speaks of is gone', async () => {
    sitDown(house, turn)
    await screen.findByRole('list', { name: 'Your choices' }, lately)
    const [thing] = await onBoard('[data-thing]')
    pointAt(thing!)
    const card = await screen.findByRole('note', {}, lately)
    expect(card.textContent).toContain(thing!.getAttribute('aria-description')!)
    expect(thing!.getAttribute('aria-description')).toMatch(/^[A-Z].*\.$/)
    thing!.remove()
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
  })

  it('opens no card for a thing that went before the card came', async () => {
    sitDown(house, turn)
    await screen.findByRole('list', { name: 'Your choices' }, lately)
    const [gone, stays] = await onBoard('[data-thing]')
    vi.useFakeTimers()
    pointAt(gone!)
    gone!.remove()
    vi.advanceTimersByTime(5_000)
    await tick()
    expect(document.querySelector('.floating')).toBeNull()
    pointAt(stays!)
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await screen.findByRole('note', {}, lately)
  })

  it('asks why not only about the question it shows', async () => {
    house.state = turn
    const session = new TableSession('kxqzzz')
    const close = session.open()
    await waitFor(() => expect(session.choices.length).toBeGreaterThan(0))
    const v = turn.scene.v + 1
    house.tell({ ...entry, v, ...slowly(), scene: { ...entry.scene, v } })
    expect(session.event).not.toBeNull()
    void session.explain('land:island')
    await new Promise((soon) => setTimeout(soon))
    expect(house.heard.some((frame) => frame.t === 'why')).toBe(false)
    close()
  })

  it('says nothing where the answer is that it can be chosen', async () => {
    sitDown(house, turn)
    await screen.findByRole('list', { name: 'Your choices' }, lately)
    ;(await onBoard('[data-thing]:not(.lit)'))[0]!.click()
    await waitFor(() => expect(house.heard.at(-1)?.t).toBe('why'))
    house.tell({ t: 'because', id: (house.heard.at(-1) as { id: string }).id, code: 'offered', params: {} })
    await new Promise((soon) => setTimeout(soon))
    expect(document.querySelector('.slip')).toBeNull()
  })
})

describe('choices', () => {
  const many = Array.from({ length: 13 }, (_, i) => ({ ...turn.scene.choices[0]!, code: 500 + i }))

  it('are all numbered, and found by their numbers', async () => {
    sitDown(house, { ...turn, scene: { ...turn.scene, choices: many } })
    const list = await screen.findByRole('list', { name: 'Your choices' }, lately)
    expect([...list.querySelectorAll('.digit')].map((digit) => digit.textContent)).toEqual(many.map((_, i) => String(i + 1)))
    const buttons = [...list.querySelectorAll('button')]
    const tried = [['3', 3], ['12', 12], ['15', 5], ['10', 10]] as const
    tried.forEach(([keys, number], i) => {
      for (const key of keys) typed(key, 10_000 * (i + 1))
      expect(buttons.indexOf(document.activeElement as HTMLButtonElement) + 1).toBe(number)
    })
  })
})

describe('the banner', () => {
  const event = (move: number, key: string) => ({ move, key, args: {} })
  const line = (v: number, kind: string, ...events: ReturnType<typeof event>[]): Entry => ({ t: 'entry', v, kind, seat: 0, args: {}, events })
  const last = (log: Entry[], moves: number) => eventSentences(standing(log, moves), (key) => key).at(-1)

  it('quotes nothing that was taken back', () => {
    const log = [line(1, 'start', event(0, 'set-up')), line(2, 'move', event(1, 'one')), line(3, 'move', event(2, 'two'))]
    expect(last(log, 2)).toBe('two')
    expect(last([...log, line(4, 'undo')], 1)).toBe('one')
    expect(last([...log, line(4, 'undo'), line(5, 'undo'), line(6, 'move', event(1, 'uno'))], 1)).toBe('uno')
    expect(last([...log, line(4, 'start', event(0, 'again'))], 0)).toBe('again')
  })

  it('is no further than the board', () => {
    expect(last([line(1, 'move', event(1, 'one')), line(2, 'move', event(2, 'two'))], 1)).toBe('one')
  })
})

describe('a table that broke', () => {
  const table = { ...turn.scene.table, trouble: 'table-broken', trouble_params: { version: 7, flaw: 'rules' } }
  const broken = (hosting: boolean) => ({ ...turn, scene: { ...turn.scene, to_move: null, choices: [], table: { ...table, hosting } } })

  it('says so, and its host can take it back or save it', async () => {
    sitDown(house, broken(true))
    await screen.findByText('This table broke: its match stands still.', {}, lately)
    await onBoard('[data-thing]') // as it was before
    const saved: string[] = []
    vi.stubGlobal('fetch', (path: string) => Promise.resolve((saved.push(path), Response.json({ code: 'kxqzzz' }))))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => {} }))
    screen.getByRole('button', { name: 'Save everything known of it' }).click()
    await waitFor(() => expect(saved).toEqual(['/api/tables/kxqzzz/export']))
    screen.getByRole('button', { name: 'Take it back to where it was well' }).click()
    await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'restore' } }))
  })

  it('offers the others nothing', async () => {
    sitDown(house, broken(false))
    await screen.findByText('This table broke: its match stands still.', {}, lately)
    expect(screen.queryByRole('button', { name: 'Take it back to where it was well' })).toBeNull()
  })
})

it('what ends in a mark of its own gets no second one', () => {
  expect(inSequence(['Round 2: Take it all!', 'Play Fire.', null, 'advised'])).toBe('Round 2: Take it all! Play Fire. advised')
})
