// @vitest-environment jsdom
// What is said at a table: bubbles at the seats, and what is unread.

import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import type { ChatFrame } from '../src/lib/protocol'
import { Talk } from '../src/state/talk.svelte'
import { speak } from '../src/state/words.svelte'
import type { ScriptedHouse } from './browser'
import { FakeClock } from './clock'
import turn from './fixtures/st-turn.json'
import { flawless, lately, newHouse, sitDown } from './visiting'

const said = (v: number, seat: number, text: string, phrase = ''): ChatFrame => ({ v, seat, name: `P${seat}`, text, phrase })

let house: ScriptedHouse

beforeEach(async () => {
  house = await newHouse()
})

it('what was said before we came is no news, our own words are read, and a bubble does not stay', () => {
  const clock = new FakeClock()
  const talk = new Talk(clock)
  const before = [said(1, 1, 'old')]
  talk.hear(before, [0])
  expect([talk.unread, talk.bubbles]).toEqual([0, {}])
  const after = [...before, said(4, 0, 'mine'), said(5, 1, 'theirs')]
  talk.hear(after, [0])
  talk.hear(after, [0]) // the same scene again, after a reconnect
  expect(talk.unread).toBe(1)
  expect(Object.keys(talk.bubbles)).toEqual(['0', '1'])
  clock.advance(10_000)
  expect(talk.bubbles).toEqual({})
  talk.read()
  expect(talk.unread).toBe(0)
})

it('whoever is blocked is neither heard nor counted', () => {
  const talk = new Talk(new FakeClock())
  talk.hear([], [0])
  talk.hear([said(1, 1, 'heard'), said(2, 2, 'heard')], [0])
  talk.shun([1])
  expect(Object.keys(talk.bubbles)).toEqual(['2'])
  talk.read()
  talk.hear([said(3, 1, 'unheard'), said(4, 2, 'heard')], [0])
  expect(talk.unread).toBe(1)
})

it('whoever hides the chat hears nothing of it', () => {
  const talk = new Talk(new FakeClock())
  talk.hear([], [0])
  talk.hide(true)
  talk.hear([said(2, 1, 'psst')], [0])
  expect([talk.unread, talk.bubbles]).toEqual([0, {}])
})

it('an emote is a drawing that is read aloud in one’s own language, at the seat and in the chat', async () => {
  sitDown(house, turn)
  const tab = await screen.findByRole('tab', { name: 'Chat' }, lately)
  house.tell({ ...turn.scene, table: { ...turn.scene.table, chat: [said(turn.scene.v - 1, 1, '', 'thinking')] } })
  const words = await screen.findByText('Let me think…')
  expect([words.className, words.closest('[role=status]')?.querySelectorAll('svg').length]).toEqual([expect.stringContaining('unseen'), 1])
  tab.click()
  const chat = await screen.findByRole('log', { name: 'Chat' })
  expect(within(chat).getByText(/Let me think…/).closest('li')?.querySelectorAll('.printed svg')).toHaveLength(1)
  const emotes = within(screen.getByRole('list', { name: 'Faces and gestures' })).getAllByRole('button')
  expect(emotes.map((emote) => emote.textContent?.trim())).toEqual(['Ha ha ha!', 'Hats off.', 'Cheers!', 'Grrr!', 'Let me think…', '♪ Whistling a tune ♪'])
  emotes[3]!.click()
  await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'quip', phrase: 'angry' } }))
  await flawless()
})

it('a phrase is read in one’s own language, at the seat and in the chat, and the tab counts it until it is open', async () => {
  sitDown(house, turn)
  const tab = await screen.findByRole('tab', { name: 'Chat' }, lately)
  const tell = (v: number, chat: ChatFrame[]) => house.tell({ ...turn.scene, v, table: { ...turn.scene.table, chat } })
  tell(turn.scene.v, [said(turn.scene.v - 1, 1, '', 'nice')])
  await screen.findByText('Well played!')
  expect(tab.textContent).toMatch(/1/)
  await speak('fr')
  await screen.findByText(/Bien joué/)
  await speak('en')
  tab.click()
  const chat = await screen.findByRole('log', { name: 'Chat' })
  expect(within(chat).getByText(/Well played!/)).toBeTruthy()
  await waitFor(() => expect(tab.textContent).not.toMatch(/1/))
  screen.getByRole('button', { name: 'Howdy!' }).click()
  await waitFor(() => expect(house.heard.at(-1)).toMatchObject({ t: 'do', what: { do: 'quip', phrase: 'hello' } }))
  await flawless()
})
