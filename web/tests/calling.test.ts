// @vitest-environment jsdom
// Somebody whose eyes are elsewhere is called back.

import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { Caller, type Call } from '../src/lib/calling'
import { timeLeft } from '../src/lib/clock'
import { go } from '../src/state/navigation.svelte'
import { change, settings } from '../src/state/settings.svelte'
import { wantNotices } from '../src/state/calling'
import type { MyTable } from '../src/lib/protocol'
import { Elsewhere, elsewhere, SELDOM } from '../src/state/elsewhere.svelte'
import type { ScriptedHouse } from './browser'
import { FakeClock } from './clock'
import entry from './fixtures/st-entry.json'
import turn from './fixtures/st-turn.json'
import { lately, newHouse, sitDown } from './visiting'

const call: Call = { title: 'Your turn', body: 'Hold-up', path: '/t/kxqzzz' }
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href')

let house: ScriptedHouse

beforeEach(async () => {
  house = await newHouse()
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
})

describe('a call', () => {
  it('comes once each time something begins to wait, and only to whoever is away', () => {
    let away = true
    const called: Call[] = []
    const caller = new Caller({ away: () => away, call: (one) => called.push(one) })
    for (const waits of [false, true, true, false, true]) caller.tell(waits, call)
    expect(called).toEqual([call, call])
    away = false
    for (const waits of [false, true]) caller.tell(waits, call)
    expect(called).toHaveLength(2)
  })

  it('is told by the title and the icon of the tab, until the choice is made', async () => {
    sitDown(house, turn)
    await waitFor(() => expect(document.title).toBe('● Your turn · Six Territories · Saloon'), lately)
    expect(icon()).toBe('/icon-turn.svg')
    house.tell({ ...entry, v: turn.scene.v + 1, scene: { ...entry.scene, v: turn.scene.v + 1 } })
    await waitFor(() => expect(document.title).toBe('Six Territories · Saloon'))
    expect(icon()).toBe('/icon.svg')
  })

  it('is told by the lobby too', async () => {
    const table = { code: 'kxqzzz', game: 'colt-express', players: 4, taken: 2, bots: 2, phase: 'playing', host: 'Belle', watchers: 0 } as const
    house.mine = [{ table, awaited: true }]
    go({ page: 'lobby' })
    render(App)
    await screen.findByText('Your turn', {}, lately)
    expect(document.title).toBe('● Your turn · Saloon')
    expect(icon()).toBe('/icon-turn.svg')
  })

  it('is told at another table by a badge that leads there', async () => {
    const table = { code: 'otherr', game: 'colt-express', players: 4, taken: 2, bots: 2, phase: 'playing', host: 'Belle', watchers: 0 } as const
    elsewhere.mine = [{ table: { ...table, code: 'kxqzzz' }, awaited: true }, { table, awaited: true }]
    sitDown(house, turn)
    const badge = await screen.findByRole('link', { name: 'Your turn at another table' }, lately)
    expect(badge.getAttribute('href')).toBe('/t/otherr')
    elsewhere.mine = []
  })

  it('is a notice of the system only where that was asked for and is allowed', async () => {
    const shown: string[] = []
    class Notice {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve(Notice.permission)
      constructor(title: string) {
        shown.push(title)
      }
    }
    vi.stubGlobal('Notification', Notice)
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    sitDown(house, turn)
    await waitFor(() => expect(icon()).toBe('/icon-turn.svg'), lately)
    expect(shown).toEqual([])
    go({ page: 'lobby' })
    await wantNotices(true)
    sitDown(house, turn)
    await waitFor(() => expect(shown).toEqual(['Your turn']), lately)
    Notice.permission = 'denied'
    await wantNotices(true)
    expect(settings.notices).toBe(false)
    change({ notices: false })
  })
})

describe('other tables', () => {
  const awaited = { table: { code: 'otherr' } as MyTable['table'], awaited: true }

  it('are asked for seldom, and not from a hidden tab', () => {
    const clock = new FakeClock()
    let asked = 0
    const fetched = () => Promise.resolve((asked++, []))
    let hidden = false
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
    const tables = new Elsewhere(fetched, clock)
    const close = tables.open()
    expect(asked).toBe(1)
    clock.advance(SELDOM - 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toBe(1)
    clock.advance(1)
    expect(asked).toBe(2)
    hidden = true
    clock.advance(10 * SELDOM)
    expect(asked).toBe(2)
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toBe(3)
    close()
    clock.advance(10 * SELDOM)
    expect(asked).toBe(3)
    vi.restoreAllMocks()
  })

  it('wait for somebody only elsewhere', async () => {
    const tables = new Elsewhere(() => Promise.resolve([awaited]), new FakeClock())
    tables.open()
    await waitFor(() => expect(tables.awaits('kxqzzz')).toEqual(awaited))
    expect(tables.awaits('OTHERR')).toBeNull()
  })
})

it('a clock shows hours and minutes, and leaves days to words', () => {
  expect([5, 65, 3600, 86399, 86400].map(timeLeft)).toEqual(['0:05', '1:05', '1:00:00', '23:59:59', null])
})
