// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import type { Me } from '../src/lib/protocol'
import { known, recognise, startSharing } from '../src/state/myself.svelte'
import { go, startNavigating } from '../src/state/navigation.svelte'
import { change, settings } from '../src/state/settings.svelte'
import { language, speak } from '../src/state/words.svelte'
import type { ScriptedHouse } from './browser'
import { FakeClock } from './clock'
import { flawless, lately, newHouse } from './visiting'

const GUEST: Me = { people: 'offered', passkeys_here: true, me: null, passkeys: [], phrase: null, devices: [] }
const ANNA: Me = {
  ...GUEST,
  me: { name: 'Anna', settings: { speed: 'fast', language: 'fr' } },
  passkeys: [{ id: 'k', name: 'Ring', created: 0, used: 0 }],
  phrase: 0,
  devices: [
    { id: 'd1', name: 'Firefox, Linux', created: 0, seen: 0, here: true },
    { id: 'd2', name: '', created: 0, seen: 0, here: false },
  ],
}

let house: ScriptedHouse

startNavigating()

beforeEach(async () => {
  house = await newHouse()
  recognise('offered', null)
})

describe('the page about oneself', () => {
  it('offers a guest what works in his browser', async () => {
    house.answers['/api/me'] = GUEST
    go({ page: 'me' })
    render(App)
    await screen.findByText('You are a guest', {}, lately)
    expect(screen.queryByText('Be known by a passkey')).toBeNull() // jsdom knows no passkeys
    expect(screen.getByText('Be known by a recovery phrase')).toBeTruthy()
    await flawless()
  })

  it('shows a person what she is known by and where, in her language', async () => {
    house.answers['/api/me'] = ANNA
    go({ page: 'me' })
    render(App)
    await screen.findByText('On vous connaît ici', {}, lately)
    expect(settings.speed).toBe('fast')
    expect(screen.getByText('Ring')).toBeTruthy()
    expect(screen.getByLabelText('Se déconnecter sur Un appareil')).toBeTruthy()
    await flawless()
    await speak('en')
  })

  it('says so where nobody can be known', async () => {
    house.answers['/api/me'] = { ...GUEST, people: 'off' }
    go({ page: 'me' })
    render(App)
    await screen.findByText('Everybody is a guest', {}, lately)
    await fireEvent.click(screen.getByText('Settings'))
    expect(screen.queryByRole('link', { name: 'Who you are here' })).toBeNull()
  })
})

describe('somebody who is known', () => {
  it('has what she changes on every device, and a guest only here', async () => {
    const clock = new FakeClock()
    startSharing(clock)
    const told = vi.fn((_path: string, _sent: RequestInit) => Promise.resolve(Response.json(ANNA)))
    vi.stubGlobal('fetch', told)
    change({ theme: 'dark' })
    clock.advance(10_000)
    expect(told).not.toHaveBeenCalled()
    recognise('offered', { name: 'Anna', settings: {} })
    expect([known(), settings.name, language()]).toEqual([true, 'Anna', 'en'])
    change({ speed: 'slow' })
    change({ theme: 'light' })
    recognise('offered', { name: 'Anna', settings: { speed: 'fast' } }) // asked for before the change
    expect(settings.speed).toBe('slow')
    clock.advance(10_000)
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    expect(JSON.parse(String(told.mock.calls[0]?.[1].body))).toMatchObject({ name: 'Anna', settings: { speed: 'slow', theme: 'light' } })
  })
})
