/** Coming to a house that plays by a script: what every test of whole pages begins with. */
import { render } from '@testing-library/svelte'
import axe from 'axe-core'
import { expect } from 'vitest'
import App from '../src/App.svelte'
import { go } from '../src/state/navigation.svelte'
import { change } from '../src/state/settings.svelte'
import { speak } from '../src/state/words.svelte'
import { ScriptedHouse } from './browser'

export const lately = { timeout: 10_000 }

export async function newHouse(): Promise<ScriptedHouse> {
  localStorage.clear()
  change({ sound: false, name: 'Rosa', speed: 'off', confirm: 'never', finished: 0 })
  const house = new ScriptedHouse()
  house.open()
  await speak('en')
  return house
}

export function sitDown(house: ScriptedHouse, state: ScriptedHouse['state']): void {
  house.state = state
  go({ page: 'table', code: 'kxqzzz' })
  render(App)
}

export async function flawless(): Promise<void> {
  // jsdom lays nothing out: contrast is checked in a real browser
  const found = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
}
