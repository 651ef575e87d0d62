// @vitest-environment jsdom

import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { afterAnswer, byTheme, dayOf, daysInARow, nextPuzzle, readKept, writeKept, type Kept } from '../src/lib/puzzles'
import type { PuzzleCard } from '../src/lib/protocol'
import { parseRoute, routePath } from '../src/lib/router'
import { go } from '../src/state/navigation.svelte'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse } from './visiting'

const NOTHING: Kept = readKept({ getItem: () => null })
const card = (id: string, grade = 2, theme = 'lay'): PuzzleCard => ({ id, grade, theme, players: 2, options: {} })

describe('what was solved', () => {
  it('only the first answer counts, and a wrong one ends the row', () => {
    const once = afterAnswer(NOTHING, 'a', '1', 'right', '')
    const twice = afterAnswer(once, 'a', '2', 'right', '')
    expect(twice.run).toEqual({ now: 2, best: 2 })
    expect(afterAnswer(twice, 'a', '2', 'wrong', '')).toBe(twice)
    const wrong = afterAnswer(twice, 'b', '1', 'wrong', '')
    expect(wrong.run).toEqual({ now: 0, best: 2 })
    expect(wrong.outcomes).toEqual({ a: { 1: 'right', 2: 'right' }, b: { 1: 'wrong' } })
  })

  it('counts days in a row, one a day, and a day left out ends them', () => {
    const monday = afterAnswer(NOTHING, 'a', '1', 'right', '2026-11-16')
    const again = afterAnswer(monday, 'b', '1', 'right', '2026-11-16')
    expect(again.days).toEqual({ now: 1, best: 1, last: '2026-11-16' })
    const tuesday = afterAnswer(again, 'a', '2', 'right', '2026-11-17')
    expect(tuesday.days.now).toBe(2)
    expect([daysInARow(tuesday, '2026-11-17'), daysInARow(tuesday, '2026-11-18'), daysInARow(tuesday, '2026-11-19')]).toEqual([2, 2, 0])
    expect(afterAnswer(tuesday, 'a', '3', 'right', '2026-12-01').days).toEqual({ now: 1, best: 2, last: '2026-12-01' })
    expect(afterAnswer(tuesday, 'a', '3', 'wrong', '2026-11-18').days).toBe(tuesday.days)
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16')
  })

  it('what was kept comes back, and anything unreadable counts as nothing', () => {
    let kept = ''
    const solved = afterAnswer(NOTHING, 'a', '1', 'right', '2026-11-16')
    writeKept({ setItem: (_, text) => (kept = text) }, solved)
    expect(readKept({ getItem: () => kept })).toEqual(solved)
    for (const text of ['', '{', 'null', '7', '{"outcomes":[3],"run":"x","days":{"last":4}}']) {
      expect(readKept({ getItem: () => text }).run).toEqual({ now: 0, best: 0 })
    }
  })

  it('goes on with what has no answer yet', () => {
    const pack = [card('1'), card('2'), card('3')]
    expect(nextPuzzle(pack, { 3: 'right' }, '2')).toBe('1')
    expect(nextPuzzle(pack, { 1: 'right', 3: 'wrong' }, '2')).toBe('3')
    expect(nextPuzzle([card('1')], {}, '1')).toBe(null)
  })

  it('lies on shelves by theme, the easiest first', () => {
    const pack = [card('1', 4, 'lay'), card('2', 2, 'post'), card('3', 1, 'lay')]
    expect(byTheme(pack).map(([theme, found]) => [theme, found.map(({ id }) => id)])).toEqual([['lay', ['3', '1']], ['post', ['2']]])
  })
})

it('has addresses', () => {
  for (const path of ['/puzzles', '/puzzles/hold-up', '/puzzles/hold-up/3fa9c21b']) expect(routePath(parseRoute(path))).toBe(path)
  expect(parseRoute('/puzzles/a/b/c')).toEqual({ page: 'lost' })
})

describe('a puzzle', () => {
  const { view, choices, question } = turn.scene
  const sheet = { card: card('1'), seat: view.to_move ?? 0, view, choices, question }
  const answer = {
    right: false,
    best: choices[0]!.code,
    tempting: choices[1]!.code,
    choices: choices.map(({ code }, place) => ({ code, chance: 0.5 - place / 10, share: 0 })),
    margin: 0.1,
    error: 0.01,
    iterations: 1000,
    line: [],
    grounds: [],
  }

  beforeEach(async () => {
    const house = await newHouse()
    house.answers['/api/puzzles/colt-express'] = { game: 'colt-express', today: '7', puzzles: [card('7')] }
    const scripted = fetch
    vi.stubGlobal('fetch', (path: string, asked?: RequestInit) => {
      if (path === '/api/puzzles/six-territories') return Promise.resolve(Response.json({ game: 'six-territories', today: '1', puzzles: [card('1'), card('2')] }))
      if (path !== '/api/puzzles/six-territories/1') return scripted(path)
      if (asked?.method !== 'POST') return Promise.resolve(Response.json(sheet))
      const { choice } = JSON.parse(String(asked.body)) as { choice: number }
      return Promise.resolve(Response.json({ ...answer, right: choice === answer.best }))
    })
  })

  it('is failed, tried again and solved; the solution is told only then', async () => {
    go({ page: 'puzzle', slug: 'six-territories', id: '1' })
    render(App)
    const list = await screen.findByRole('list', { name: 'Your choices' }, lately)
    list.querySelectorAll('button')[1]!.click()
    await screen.findByRole('heading', { name: 'Not the best.' })
    expect(screen.queryByText(/by the search/)).toBe(null)
    await flawless()
    screen.getByRole('button', { name: 'Try again' }).click()
    const again = await screen.findByRole('list', { name: 'Your choices' })
    again.querySelectorAll('button')[0]!.click()
    await screen.findByRole('heading', { name: 'Right!' })
    await screen.findByText(/by the search/)
    await flawless()
    expect(screen.getByRole('link', { name: 'Next puzzle' }).getAttribute('href')).toBe('/puzzles/six-territories/2')
    go({ page: 'puzzles', slug: 'six-territories' })
    await waitFor(() => expect(screen.getByText('Not solved')).toBeTruthy()) // the first answer counts
    await flawless()
  })

  it('of the day is one press away, game by game', async () => {
    go({ page: 'puzzles' })
    render(App)
    expect((await screen.findByRole('link', { name: 'Puzzle of the day' }, lately)).getAttribute('href')).toBe('/puzzles/colt-express/7')
    expect(screen.getByRole('link', { name: /Colt Express/ }).getAttribute('href')).toBe('/puzzles/colt-express')
    await flawless()
  })
})
