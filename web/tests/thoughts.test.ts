// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import type { Analysis } from '../src/lib/protocol'
import { ranked } from '../src/lib/thoughts'
import { go } from '../src/state/navigation.svelte'
import type { ScriptedHouse } from './browser'
import hotSeat from './fixtures/hot-seat.json'
import hotSeatLifted from './fixtures/hot-seat-2.json'
import entry from './fixtures/st-entry.json'
import over from './fixtures/st-over.json'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

let house: ScriptedHouse
const [first, second] = turn.scene.choices as [(typeof turn.scene.choices)[0], (typeof turn.scene.choices)[0]]

beforeEach(async () => {
  house = await newHouse()
})

function thought(more: object = {}) {
  return {
    bot: 'legend',
    chance: 0.616,
    choices: [{ code: second.code, chance: 0.616, share: 0.7 }, { code: first.code, chance: 0.2, share: 0.3 }],
    line: [{ seat: 0, choice: second }, { seat: 1, choice: first }],
    grounds: [{ key: 'web-footer', args: {} }],
    iterations: 1200,
    compiled: true,
    ...more,
  }
}

const asked = (kind: string) => house.heard.findLast((frame) => frame.t === kind) as { id: string; seat?: number } | undefined

async function hinted(more: object = {}): Promise<HTMLElement> {
  ;(await screen.findByRole('button', { name: 'Hint' }, lately)).click()
  await screen.findByText('Thinking it over…')
  await waitFor(() => expect(asked('hint')).toBeTruthy())
  house.tell({ t: 'advice', id: asked('hint')!.id, code: second.code, ...thought(more) })
  const panel = await screen.findByRole('region', { name: 'Hint' })
  await within(panel).findAllByText('62%')
  return panel
}

describe('a hint', () => {
  it('shows the best choices with their chances, the grounds and the line', async () => {
    sitDown(house, turn)
    const panel = within(await hinted())
    panel.getByText('by Legend')
    panel.getByText(/The games belong to their authors/)
    panel.getByText('1,200 courses of play thought through.')
    panel.getByRole('heading', { name: 'What it expects' })
    const choices = panel.getAllByRole('button').filter((button) => button.textContent.includes('%'))
    expect(choices.map((button) => /\d+%/.exec(button.textContent)?.[0])).toEqual(['62%', '20%'])
    expect(panel.queryByText(/A first guess/)).toBeNull()
    expect(document.querySelectorAll('.choices button.advised').length).toBe(1)
    await waitFor(() => expect(document.querySelectorAll('.game-board .thing.advised').length).toBe(1), lately)
    await flawless()
  })

  it('says when it is only a quick guess', async () => {
    sitDown(house, turn)
    within(await hinted({ compiled: false })).getByText(/A first guess/)
  })

  it('is taken by pressing a choice, and closes', async () => {
    sitDown(house, turn)
    const panel = within(await hinted())
    panel.getAllByRole('button').find((button) => button.textContent.includes('62%'))!.click()
    await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'move', move: second.code } }))
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull()
  })

  it('closes by Escape, and gives the focus back', async () => {
    sitDown(house, turn)
    const opener = await screen.findByRole('button', { name: 'Hint' }, lately)
    opener.focus()
    const panel = await hinted()
    expect(document.activeElement).toBe(panel)
    await fireEvent.keyDown(panel, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull())
    expect(document.activeElement).toBe(opener)
    expect(document.querySelector('.advised')).toBeNull()
  })

  it('is gone when somebody moves, and what comes too late is not shown', async () => {
    sitDown(house, turn)
    ;(await screen.findByRole('button', { name: 'Hint' }, lately)).click()
    await waitFor(() => expect(asked('hint')).toBeTruthy())
    house.tell({ ...entry, v: turn.scene.v + 1, scene: { ...entry.scene, v: turn.scene.v + 1 } })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull())
    house.tell({ t: 'advice', id: asked('hint')!.id, code: second.code, ...thought() })
    await new Promise((done) => setTimeout(done, 50))
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull()
  })
})

describe('an explanation', () => {
  async function explained(answer: object): Promise<HTMLElement> {
    sitDown(house, turn)
    ;(await screen.findAllByRole('button', { name: /^why\? Deputy 2/ }, lately))[0]!.click()
    await waitFor(() => expect(asked('explain')?.seat).toBe(1))
    house.tell({ t: 'explained', id: asked('explain')!.id, seat: 1, move: 3, choice: null, ...thought(), ...answer })
    const panel = await screen.findByRole('region', { name: 'Why so, Deputy 2?' })
    await waitFor(() => expect(within(panel).queryByText('Thinking it over…')).toBeNull())
    return panel
  }

  it('tells what a bot did and why', async () => {
    const panel = within(await explained({ bot: 'deputy', choice: second, choices: [{ code: 7777, chance: 0.4, share: 0, choice: first }] }))
    panel.getByText(/The games belong to their authors/)
    panel.getByText('40%')
    await flawless()
  })

  it('keeps a secret', async () => {
    const panel = within(await explained({ bot: 'deputy', chance: null, choices: [], line: [], grounds: [], iterations: 0 }))
    panel.getByText(/stays its secret/)
  })

  it('is refused in words', async () => {
    sitDown(house, turn)
    ;(await screen.findAllByRole('button', { name: /^why\? Deputy 2/ }, lately))[0]!.click()
    await waitFor(() => expect(asked('explain')).toBeTruthy())
    house.tell({ t: 'refuse', id: asked('explain')!.id, code: 'game-over', params: {} })
    await screen.findByText('The game is over.')
    expect(screen.queryByText('Thinking it over…')).toBeNull()
  })
})

it('what one hand was told is gone before another looks', async () => {
  const seats = hotSeat.scene.table.seats.map((seat) => (seat.seat === 1 ? { seat: 1, bot: 'deputy' } : seat))
  const at = (state: typeof hotSeat | typeof hotSeatLifted, more: object = {}) => ({
    ...state,
    scene: { ...state.scene, ...more, table: { ...state.scene.table, seats } },
  })
  house.stateFor = (look) => (look === 2 ? at(hotSeatLifted) : look === 0 ? at(hotSeatLifted, { look: 0, to_move: 0 }) : at(hotSeat))
  go({ page: 'table', code: 'kxqzzz' })
  render(App)
  ;(await screen.findByRole('button', { name: /lift the curtain/ }, lately)).click()
  ;(await screen.findAllByRole('button', { name: /^why\? Deputy 2/ }, lately))[0]!.click()
  await waitFor(() => expect(asked('explain')?.seat).toBe(1))
  house.tell({ t: 'explained', id: asked('explain')!.id, seat: 1, move: 3, choice: null, ...thought() })
  await screen.findByRole('region', { name: /^Why so/ })
  house.tell({ ...at(hotSeatLifted, { v: hotSeatLifted.scene.v + 1, to_move: 0, choices: [] }).scene })
  const lift = await screen.findByRole('button', { name: /lift the curtain/ }, lately)
  expect(screen.queryByRole('region', { name: /^Why so/ })).toBeNull()
  lift.click()
  await screen.findByRole('tab', { name: 'Log' }, lately)
  expect(screen.queryByRole('region', { name: /^Why so/ })).toBeNull()
})

it('a choice is named by the choices that stand, or by its own words', () => {
  const choice = { ...first, code: 7777 }
  const found = ranked([{ code: second.code, chance: 0.5, share: 0 }, { code: 7777, chance: 0.4, share: 0, choice }, { code: 1e9, chance: 0.1, share: 0 }], [first, second])
  expect(found.map((one) => one.choice)).toEqual([second, choice])
})

describe('the analysis', () => {
  const whole: Analysis = {
    state: 'done',
    done: 4,
    moves: 3,
    points: [[0.34, 0.33, 0.33], [0.3, 0.4, 0.3], [0.7, 0.2, 0.1], [1, 0, 0]],
    turns: [{ move: 2, seat: 0, before: 0.3, after: 0.7 }],
    compiled: true,
  }

  function serve(...answers: Analysis[]): void {
    const others = fetch
    vi.stubGlobal('fetch', (path: string) =>
      String(path).endsWith('/analysis') ? Promise.resolve(Response.json(answers.length > 1 ? answers.shift() : answers[0])) : others(path),
    )
  }

  it('shows how far it is, then the curve, its turning points and the table', async () => {
    serve({ ...whole, state: 'working', done: 2, points: whole.points.slice(0, 2), turns: [] }, whole)
    sitDown(house, over)
    await screen.findByText('Going through the match: 2 of 4 positions.', {}, lately)
    expect(screen.queryByText('Turning points')).toBeNull()
    await screen.findByText('from 30% to 70%', {}, lately)
    expect(screen.queryByRole('progressbar')).toBeNull()
    const details = document.querySelector<HTMLDetailsElement>('.chances details')!
    details.open = true
    await fireEvent(details, new Event('toggle'))
    const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')
    expect([...document.querySelectorAll('.chances tbody tr')].map(cells)).toEqual([
      '34% 33% 33%', '30% 40% 30%', '70% 20% 10%', '100% 0% 0%',
    ])
    await flawless()
  })

  it('is walked along with the arrows, and leads to the move', async () => {
    serve(whole)
    sitDown(house, over)
    const curve = await screen.findByRole('slider', { name: 'Chances of winning, by move' }, lately)
    expect(curve.getAttribute('aria-valuenow')).toBe('3')
    await fireEvent.keyDown(curve, { key: 'ArrowLeft' })
    expect(curve.getAttribute('aria-valuetext')).toMatch(/^Move 2: .* 70%, .* 20%, .* 10%$/)
    await fireEvent.keyDown(curve, { key: 'Home' })
    expect(curve.getAttribute('aria-valuenow')).toBe('0')
    await fireEvent.keyDown(curve, { key: 'ArrowLeft' })
    await fireEvent.keyDown(curve, { key: 'ArrowRight' })
    await fireEvent.keyDown(curve, { key: 'Enter' })
    await waitFor(() => expect(location.pathname + location.hash).toBe('/t/kxqzzz/replay#move=1'))
    await screen.findByText('Move 1', {}, lately)
  })

  it('says what is wrong and tries again', async () => {
    sitDown(house, over)
    await screen.findByRole('heading', { name: 'How the chances went' }, lately)
    const again = await screen.findByRole('button', { name: 'Try again' }, lately)
    serve(whole)
    again.click()
    await screen.findByText(/^Move 2: /, {}, lately)
  })
})

it('the lobby seats bots of every level, with a think time where it helps', async () => {
  go({ page: 'new', slug: 'six-territories' })
  render(App)
  ;(await screen.findAllByRole('button', { name: /^Seat 2/ }, lately))[0]!.click()
  const levels = await within(await screen.findByRole('dialog', { name: 'Seat 2' })).findAllByRole('radio')
  expect(levels.map((level) => level.closest('label')!.querySelector('strong')!.textContent)).toEqual([
    'Left open for somebody', 'Tenderfoot', 'Deputy', 'Marshal', 'Legend',
  ])
  expect(screen.queryByText('Advanced')).toBeNull()
  await fireEvent.click(levels.at(-1)!)
  await screen.findByText('Advanced')
  await fireEvent.change(screen.getByLabelText(/Think time/), { target: { value: '5' } })
  await screen.findByRole('button', { name: /Seat 2 Legend · 5 seconds/ })
  await flawless()
})
