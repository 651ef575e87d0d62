// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { isCoached, startCoaching, stopCoaching } from '../src/lib/coaching'

beforeEach(() => localStorage.clear())

test('a table is coached from when that was begun until it is ended', () => {
  expect(isCoached('RIVER-4471')).toBe(false)
  startCoaching('RIVER-4471')
  startCoaching('MESA-1302')
  expect(isCoached('RIVER-4471')).toBe(true)
  stopCoaching('RIVER-4471')
  expect([isCoached('RIVER-4471'), isCoached('MESA-1302')]).toEqual([false, true])
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('saloon-coached', '{')
  expect(isCoached('RIVER-4471')).toBe(false)
})
