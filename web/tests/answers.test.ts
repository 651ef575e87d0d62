// @vitest-environment jsdom

import { render, screen, waitFor } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import App from '../src/App.svelte'
import type { Answers } from '../src/lib/protocol'
import { go, startNavigating } from '../src/state/navigation.svelte'
import { change } from '../src/state/settings.svelte'
import { speak } from '../src/state/words.svelte'
import { ScriptedHouse } from './browser'
import turn from './fixtures/st-turn.json'

let house: ScriptedHouse

startNavigating()

beforeEach(async () => {
  localStorage.clear()
  change({ sound: false, name: 'Rosa', speed: 'off', confirm: 'never' })
  house = new ScriptedHouse()
  house.open()
  await speak('en')
})

const scene = (answers: Answers | null) => ({ ...turn.scene, answers })

async function sitDown(answers: Answers | null): Promise<void> {
  house.state = { ...turn, scene: scene(answers) }
  go({ page: 'table', code: 'kxqzzz' })
  render(App)
  await screen.findByRole('list', { name: 'Your choices' }, { timeout: 10_000 })
}

const control = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /When I am asked out of turn/ })

it('games that ask nobody out of turn do not speak of it', async () => {
  await sitDown(null)
  expect(control()).toBeNull()
  screen.getAllByRole('button', { name: /Rosa|You/ })[0]!.click()
  await screen.findByRole('dialog')
  expect(control()).toBeNull()
})

it('a question in turn leaves the choices alone, and the seat’s sheet has the setting', async () => {
  await sitDown({ how: 'unable' })
  expect(control()).toBeNull()
  document.querySelector<HTMLButtonElement>('.seats .seat')!.click()
  await waitFor(() => expect(control()?.value).toBe('unable'))
})

it('a question out of turn brings the setting along, which changes when the server says so', async () => {
  await sitDown({ how: 'ask', asked: true })
  expect(screen.queryByText(/You will pass in a moment/)).toBeNull()
  const select = control()!
  select.value = 'never'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'answers', seat: 0, how: 'never' } }))
  expect(select.value).toBe('ask')
  house.tell(scene({ how: 'never', asked: true, passing: turn.scene.choices[0]!.code }))
  await screen.findByText('You will pass in a moment, unless you answer yourself.')
  expect(control()!.value).toBe('never')
  const found = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
  await speak('fr')
  await screen.findByText(/Vous allez passer dans un instant/)
})

it('whoever is passed for may answer meanwhile', async () => {
  await sitDown({ how: 'never', asked: true, passing: turn.scene.choices[0]!.code })
  screen.getByRole('list', { name: 'Your choices' }).querySelectorAll('button')[1]!.click()
  const choice = turn.scene.choices[1]!
  await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'move', move: choice.code } }))
})
