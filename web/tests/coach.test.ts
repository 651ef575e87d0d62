// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { isCoached, startCoaching } from '../src/lib/coaching'
import { ADVISES, answered, askedOnce, readExperience, speaks, switched, TALKS, type Experience } from '../src/lib/experience'
import { tried } from '../src/lib/mistakes'
import type { Mistake } from '../src/lib/protocol'
import type { ScriptedHouse } from './browser'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

let house: ScriptedHouse
const [first, second] = turn.scene.choices as [(typeof turn.scene.choices)[0], (typeof turn.scene.choices)[0]]
const ground = { key: 'because-six-territories-points-more', args: { size: 3, how: 'surely' } }

beforeEach(async () => {
  house = await newHouse()
})

async function coached(): Promise<HTMLElement> {
  startCoaching('kxqzzz')
  sitDown(house, turn)
  const panel = await screen.findByRole('region', { name: 'Coach' }, lately)
  await waitFor(() => expect(house.heard.some((frame) => frame.t === 'coach')).toBe(true), lately)
  const asked = house.heard.findLast((frame) => frame.t === 'coach') as { id: string }
  house.tell({
    t: 'coached',
    id: asked.id,
    code: second.code,
    grounds: [ground],
    verdicts: [{ code: second.code, chance: 0.6 }, { code: first.code, chance: 0.3, loss: 0.3, grounds: [] }],
    compiled: true,
  })
  await within(panel).findByText(/Good here/, {}, lately)
  return panel
}

const moved = () => house.heard.filter((frame) => frame.t === 'do' && frame.what.do === 'move')
const choiceButton = (number: number) => document.querySelectorAll<HTMLButtonElement>('.choices button')[number]!

describe('the coach', () => {
  it('says what to think about, marks a good choice, and why', async () => {
    const panel = within(await coached())
    panel.getByText(/Rich tokens go where you have more characters/)
    panel.getByText(/Brings points at once\./)
    expect(document.querySelectorAll('.choices button.advised').length).toBe(1)
    await flawless()
  })

  it('has a word before a blunder, and lets it pass if somebody insists', async () => {
    const panel = within(await coached())
    choiceButton(0).click()
    await panel.findByText(/Sure\?/, {}, lately)
    panel.getByText(/about 30 in 100 chances/)
    expect(moved()).toEqual([])
    panel.getByRole('button', { name: 'Choose again' }).click()
    await waitFor(() => expect(panel.queryByText(/Sure\?/)).toBeNull(), lately)
    choiceButton(0).click()
    ;(await panel.findByRole('button', { name: 'Do it anyway' }, lately)).click()
    await waitFor(() => expect(moved()).toMatchObject([{ what: { move: first.code } }]), lately)
    expect(readExperience(localStorage).well['six-territories-lay']).toBe(0)
  })

  it('lets a good choice pass, and remembers it', async () => {
    await coached()
    choiceButton(1).click()
    await waitFor(() => expect(moved()).toMatchObject([{ what: { move: second.code } }]), lately)
    expect(readExperience(localStorage)).toMatchObject({ asked: { 'six-territories-lay': 1 }, well: { 'six-territories-lay': 1 } })
  })

  it('is sent away and called again', async () => {
    const panel = within(await coached())
    panel.getByRole('button', { name: 'Send the coach away', hidden: true }).click()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull(), lately)
    expect([isCoached('kxqzzz'), document.querySelector('.advised')]).toEqual([false, null])
    choiceButton(0).click()
    await waitFor(() => expect(moved().length).toBe(1), lately)
  })

  it('is silent at a table where nobody asked for it', async () => {
    sitDown(house, turn)
    ;(await screen.findByRole('button', { name: 'Coach' }, lately)).click()
    await screen.findByRole('region', { name: 'Coach' }, lately)
    expect(isCoached('kxqzzz')).toBe(true)
  })
})

describe('experience', () => {
  const none: Experience = { off: [], asked: {}, well: {} }

  it('makes the coach fall silent, kind by kind', () => {
    const often = Array.from({ length: TALKS + 1 }).reduce<Experience>((one) => askedOnce(one, 'a'), none)
    expect([speaks(often, 'words', 'a'), speaks(often, 'words', 'b')]).toEqual([false, true])
    const good = Array.from({ length: ADVISES }).reduce<Experience>((one) => answered(one, 'a', true), none)
    expect([speaks(good, 'advice', 'a'), speaks(good, 'warnings', 'a')]).toEqual([false, true])
    expect(speaks(answered(good, 'a', false), 'advice', 'a')).toBe(true)
  })

  it('is switched part by part, and what cannot be read counts as none', () => {
    expect(speaks(switched(none, 'warnings'), 'warnings', 'a')).toBe(false)
    expect(switched(switched(none, 'words'), 'words')).toEqual(none)
    expect(readExperience({ getItem: () => '{"off":3,"asked":[],"well":{"a":"b"}}' })).toEqual(none)
  })
})

it('a moment tried again is the same, the best, better, or no better', () => {
  const verdicts = [{ code: 1, chance: 0.6 }, { code: 2, chance: 0.4, loss: 0.2 }, { code: 3, chance: 0.3, loss: 0.3 }, { code: 4, chance: 0.1, loss: 0.5 }]
  const mistake: Mistake = { move: 3, made: 3, best: 1, loss: 0.3, question: '', choices: [], verdicts }
  expect([1, 2, 3, 4, 5].map((code) => tried(mistake, code).how)).toEqual(['best', 'better', 'same', 'worse', 'unknown'])
  expect(tried(mistake, 2)).toMatchObject({ chance: 0.4, before: 0.3 })
})
