import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adopted, confirms, CONFIRMS, DEFAULTS, NEW_FOR, readSettings, shared, SPEEDS, THEMES, writeSettings, type Settings, type Speed } from '../src/lib/settings'

const store = (text: string | null) => ({ getItem: () => text })

it('what was kept comes back', () => {
  const settings: fc.Arbitrary<Settings> = fc.record({
    language: fc.option(fc.constantFrom('en', 'fr')),
    speed: fc.constantFrom(...(Object.keys(SPEEDS) as Speed[])),
    sound: fc.option(fc.boolean()),
    notices: fc.boolean(),
    confirm: fc.constantFrom(...CONFIRMS),
    finished: fc.nat(),
    effects: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
    ambience: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
    theme: fc.constantFrom(...THEMES),
    name: fc.string({ maxLength: 24 }),
  })
  fc.assert(
    fc.property(settings, (given) => {
      let kept = ''
      writeSettings({ setItem: (_, text) => (kept = text) }, given)
      expect(readSettings(store(kept))).toEqual(given)
    }),
  )
})

it('anything unreadable counts as not set', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{"speed":"warp","sound":1,"effects":2,"ambience":"loud","confirm":true,"finished":"many","theme":"neon","name":3,"language":{}}']) {
    expect(readSettings(store(text))).toEqual(DEFAULTS)
  }
})

it('choices are confirmed by those who are new, unless they want it otherwise', () => {
  expect(confirms(DEFAULTS)).toBe(true)
  expect(confirms({ ...DEFAULTS, finished: NEW_FOR })).toBe(false)
  expect(confirms({ ...DEFAULTS, finished: NEW_FOR, confirm: 'always' })).toBe(true)
  expect(confirms({ ...DEFAULTS, confirm: 'never' })).toBe(false)
})

it('what somebody likes on another device holds here, but for what this one allows', () => {
  const there: Settings = { ...DEFAULTS, language: 'fr', speed: 'fast', notices: true, name: 'Anna' }
  const here: Settings = { ...DEFAULTS, name: 'Guest' }
  expect(adopted(here, there.name, shared(there))).toEqual({ ...there, notices: false })
  expect(adopted(here, '', { speed: 'warp' })).toEqual({ ...here, speed: DEFAULTS.speed })
})
