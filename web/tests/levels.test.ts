import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBot, usualBot, writeBot } from '../src/lib/levels'
import { bots } from './fixtures/games'

it('reads a bot with and without a think time', () => {
  expect(readBot('legend')).toEqual({ name: 'legend', seconds: null })
  expect(readBot('legend@2.5')).toEqual({ name: 'legend', seconds: 2.5 })
  expect(readBot('')).toEqual({ name: '', seconds: null })
})

it('takes what is no bot for a name', () => {
  for (const name of ['Anna', 'legend@home', 'a@b@2', '@2']) expect(readBot(name)).toEqual({ name, seconds: null })
})

it('writes what it reads, and a think time only for bots that can be given one', () => {
  const times = fc.option(fc.constantFrom(0.05, 0.5, 1, 2.5, 10))
  fc.assert(
    fc.property(fc.constantFrom(...bots), times, (bot, seconds) => {
      expect(readBot(writeBot(bot, seconds))).toEqual({ name: bot.name, seconds: bot.timed ? seconds : null })
    }),
  )
})

it('offers the usual bot first, else any', () => {
  expect(usualBot(bots)).toBe('deputy')
  expect(usualBot(bots.filter(({ usual }) => !usual))).toBe('tenderfoot')
  expect(usualBot([])).toBe('')
})
