// @vitest-environment jsdom
// A choice is selected first and made by a second look, for those who want it so.

import { screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { change, settings } from '../src/state/settings.svelte'
import type { ScriptedHouse } from './browser'
import over from './fixtures/st-over.json'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

let house: ScriptedHouse

beforeEach(async () => {
  house = await newHouse()
  change({ confirm: 'new' })
})

const moves = () => house.heard.flatMap((frame) => (frame.t === 'do' && frame.what.do === 'move' ? [frame.what.move] : []))
const proposal = () => screen.queryByRole('group', { name: 'Selected' })

async function linesOfTheList(): Promise<HTMLElement[]> {
  sitDown(house, turn)
  return [...(await screen.findByRole('list', { name: 'Your choices' }, lately)).querySelectorAll('button')]
}

async function litThing(): Promise<HTMLElement> {
  await linesOfTheList()
  return waitFor(() => {
    const lit = document.querySelector<HTMLElement>('.game-board .thing.lit')
    expect(lit).not.toBeNull()
    return lit!
  }, lately)
}

const typed = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('a line of the list', () => {
  it('is selected, said to be, and made by a second click', async () => {
    const [first, second] = await linesOfTheList()
    first!.click()
    await waitFor(() => expect(first!.getAttribute('aria-pressed')).toBe('true'))
    await flawless()
    second!.click()
    await waitFor(() => expect(second!.getAttribute('aria-pressed')).toBe('true'))
    expect(first!.getAttribute('aria-pressed')).toBeNull()
    expect(document.querySelector('[aria-live]:not([role="log"]) ~ [aria-live]')?.textContent).toMatch(/^Selected\. .+ Enter/)
    expect(moves()).toEqual([])
    second!.click()
    await waitFor(() => expect(moves()).toEqual([turn.scene.choices[1]!.code]))
    expect(proposal()).toBeNull()
  })
})

describe('a thing on the board', () => {
  it('is made by Enter', async () => {
    const thing = await litThing()
    thing.click()
    await waitFor(() => expect(thing.classList).toContain('chosen'))
    expect(moves()).toEqual([])
    typed('Enter')
    await waitFor(() => expect(moves()).toHaveLength(1))
  })

  it('is left alone by Escape and by a button', async () => {
    const thing = await litThing()
    for (const leave of [() => typed('Escape'), () => screen.getByRole('button', { name: 'Not this' }).click()]) {
      thing.click()
      await waitFor(() => expect(proposal()).not.toBeNull())
      leave()
      await waitFor(() => expect(proposal()).toBeNull())
    }
    expect(moves()).toEqual([])
  })

  it('is made by the button beside its sentence', async () => {
    ;(await litThing()).click()
    ;(await screen.findByRole('button', { name: 'Do it' })).click()
    await waitFor(() => expect(moves()).toHaveLength(1))
  })

  it('is no longer selected when another has moved', async () => {
    ;(await litThing()).click()
    await waitFor(() => expect(proposal()).not.toBeNull())
    house.tell({ ...turn.scene, v: turn.scene.v + 1, table: { ...turn.scene.table, moves: turn.scene.table.moves + 1 } })
    await waitFor(() => expect(proposal()).toBeNull())
  })

  it('needs no second click of those who do not want it', async () => {
    change({ confirm: 'never' })
    ;(await litThing()).click()
    await waitFor(() => expect(moves()).toHaveLength(1))
  })
})

it('a match that was played to its end counts once', async () => {
  await linesOfTheList()
  house.tell({ ...over.scene, v: turn.scene.v + 1 })
  house.tell({ ...over.scene, v: turn.scene.v + 2 })
  await waitFor(() => expect(settings.finished).toBe(1))
})
