import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEVELS, levelOf, readBot, searches, usualBot, writeBot } from '../src/lib/levels'

it('reads a bot with and without a think time', () => {
  expect(readBot('legend')).toEqual({ name: 'legend', seconds: null })
  expect(readBot('legend@2.5')).toEqual({ name: 'legend', seconds: 2.5 })
  expect(readBot('')).toEqual({ name: '', seconds: null })
})

it('takes what is no bot for a name', () => {
  for (const name of ['Anna', 'legend@home', 'a@b@2', '@2']) {
    expect(readBot(name)).toEqual({ name, seconds: null })
    expect(levelOf(name)).toBeNull()
  }
})

it('writes what it reads, and a think time only for levels that search', () => {
  const times = fc.option(fc.constantFrom(0.05, 0.5, 1, 2.5, 10))
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), times, (name, seconds) => {
      const kept = searches(name) ? seconds : null
      expect(readBot(writeBot({ name, seconds }))).toEqual({ name, seconds: kept })
      expect(levelOf(writeBot({ name, seconds }))).toBe(name)
    }),
  )
  expect(writeBot({ name: 'deputy', seconds: 5 })).toBe('deputy')
  expect(writeBot({ name: 'legend', seconds: 5 })).toBe('legend@5')
})

it('offers the usual level first, else the strongest', () => {
  expect(usualBot(['legend', 'marshal', 'deputy', 'tenderfoot'])).toBe('deputy')
  expect(usualBot(['champion', 'novice'])).toBe('champion')
  expect(usualBot([])).toBe('')
})
