// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest'
import { LessonSession } from '../src/state/lesson.svelte'

const STEPS = 4
const CHOICE = 7 // what the third step asks for
const asked: string[] = []
let choosable = CHOICE

// A lesson of four steps that asks for one choice, at the third.
function answer(path: string): Response {
  const query = new URL(path, 'http://house').searchParams
  const choices = query.get('choices') ? query.get('choices')!.split(',').map(Number) : []
  const step = Number(query.get('step')) + (query.get('choice') === String(choosable) ? 1 : 0)
  asked.push(`${query.get('step')}:${choices.join()}`)
  if (choices.some((code) => code !== choosable)) return Response.json({ error: { code: 'lesson-choices', params: {} } }, { status: 400 })
  const lesson = { steps: STEPS, title: '', name: 'one' }
  const events = [{ move: step, key: 'toy-event', args: {} }]
  return Response.json({ game: 'toy', lesson, step, names: [], view: { step }, choices: step === 2 ? [{ code: choosable }] : [], events, patches: [[]], answer: null })
}

async function at(lesson: LessonSession, step: number): Promise<LessonSession> {
  await vi.waitFor(() => expect(lesson.at?.step).toBe(step))
  await Promise.resolve() // what was asked for has been answered
  return lesson
}

const taken = () => new LessonSession('toy', 'one')

async function onlyToTheChoice(lesson: LessonSession): Promise<LessonSession> {
  await at(lesson, 0)
  for (const step of [1, 2]) {
    lesson.goOn()
    await at(lesson, step)
  }
  return lesson
}

beforeEach(() => {
  localStorage.clear()
  choosable = CHOICE
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

it('goes on where somebody stood, and nothing that led there is told again', async () => {
  await onlyToTheChoice(taken())
  const back = await at(taken(), 2)
  expect(asked.at(-1)).toBe('2:')
  expect(back.told).toEqual([])
  back.choose(CHOICE)
  await at(back, 3)
})

it('goes back step by step, and to the beginning, also from where somebody came back to', async () => {
  await onlyToTheChoice(taken())
  const back = await at(taken(), 2)
  back.back()
  await at(back, 1)
  back.goOn()
  await at(back, 2)
  back.restart()
  await at(back, 0)
  await at(taken(), 0)
})

it('begins anew once it was taken to its end', async () => {
  const lesson = await onlyToTheChoice(taken())
  lesson.choose(CHOICE)
  await at(lesson, 3)
  await at(taken(), 0)
})

it('begins anew where the lesson is another by now', async () => {
  localStorage.setItem('saloon-lesson-places', JSON.stringify({ 'toy/one': { choices: [CHOICE], before: [0, 0, 0, 1] } }))
  choosable = 8
  await at(taken(), 0)
  expect(asked).toEqual(['3:7', '0:'])
})
