import { expect, it } from 'vitest'
import { BEGINNING, noteLearnt, notePlace, readLearnt, readPlace } from '../src/lib/learnt'

function storage(kept: string | null = null) {
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

it('keeps which lessons were taken, by game and once', () => {
  const kept = storage()
  for (const [game, lesson] of [['a', 'one'], ['b', 'one'], ['a', 'two'], ['a', 'one']] as const) noteLearnt(kept, game, lesson)
  expect(readLearnt(kept, 'a')).toEqual(['one', 'two'])
  expect(readLearnt(kept, 'b')).toEqual(['one'])
  expect(readLearnt(kept, 'c')).toEqual([])
})

it('takes what it cannot read for nothing', () => {
  for (const spoilt of ['nonsense', 'null', '7', '{"a": 3}', '{"a": [4]}']) expect(readLearnt(storage(spoilt), 'a')).toEqual([])
})

it('keeps where somebody stands in a lesson, unless at its beginning', () => {
  const kept = storage()
  const place = { choices: [7], before: [0, 0, 1] }
  notePlace(kept, 'a', 'one', place)
  notePlace(kept, 'a', 'two', BEGINNING)
  expect(readPlace(kept, 'a', 'one')).toEqual(place)
  notePlace(kept, 'a', 'one', BEGINNING)
  expect(JSON.parse(kept.getItem()!)).toEqual({})
  for (const spoilt of ['[]', 'null', '{"a/one": null}', '{"a/one": {"choices": [], "before": []}}', '{"a/one": {"choices": ["x"], "before": [0, 0]}}'])
    expect(readPlace(storage(spoilt), 'a', 'one')).toBe(BEGINNING)
})
