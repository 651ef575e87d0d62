// @vitest-environment jsdom

import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import App from '../src/App.svelte'
import { playBy, printed } from '../src/boards/shared/printed.svelte'
import { go, startNavigating } from '../src/state/navigation.svelte'
import { speak } from '../src/state/words.svelte'
import type { ScriptedHouse } from './browser'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

const changes = [
  { table: 'characters', row: '', printed: 3, holds: 2 },
  { table: 'riches_values', row: '5', printed: 5, holds: 8 },
]
const riches = ['riches-8', 'riches-3', 'riches-2', 'riches-1', 'riches-0']

let house: ScriptedHouse

startNavigating()

beforeEach(async () => {
  house = await newHouse()
})

describe('house rules on the form of a new table', () => {
  it('are checked by the house, and say in both languages what they change', async () => {
    house.answers['/api/house-rules'] = { house: { name: 'Few and rich', tables: { characters: 2 }, options: {} }, changes }
    go({ page: 'new', slug: 'six-territories' })
    render(App)
    await fireEvent.click(await screen.findByText('House rules', {}, lately))
    await fireEvent.input(screen.getByLabelText('Or write it here'), { target: { value: 'name: Few and rich' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText('Characters of each player: 2 instead of 3')
    expect(screen.getAllByText('House rules: Few and rich').length).toBe(2)
    await flawless()
    await speak('fr')
    await screen.findByText('Personnages de chaque joueur : 2 au lieu de 3')
    await fireEvent.click(screen.getByRole('button', { name: 'Sans règles maison' }))
    expect(screen.queryByText(/Few and rich/)).toBeNull()
  })
})

describe('a table with house rules', () => {
  it('names them, and its board shows what they print', async () => {
    const scene = structuredClone(turn.scene) as any
    scene.table.house = { name: 'Few and rich', changes, printed: { riches } }
    sitDown(house, { ...turn, gap: [], scene })
    await screen.findAllByText(/House rules: Few and rich/, {}, lately)
    expect(printed<string[]>('riches', [])).toEqual(riches)
    house.state = null
    go({ page: 'lobby' })
    await screen.findByText('Not a soul in here.', {}, lately)
    expect(printed('riches', 'as the rulebook has it')).toBe('as the rulebook has it')
  })

  it('has what the rulebook prints where nothing else is said', () => {
    playBy({ dollars: 4 })
    expect([printed('dollars', 2), printed('bullets', 6)]).toEqual([4, 6])
    playBy({})
    expect(printed('dollars', 2)).toBe(2)
  })
})
