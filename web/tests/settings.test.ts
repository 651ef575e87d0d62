import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULTS, readSettings, SPEEDS, writeSettings, type Settings, type Speed } from '../src/lib/settings'

const store = (text: string | null) => ({ getItem: () => text })

it('what was kept comes back', () => {
  const settings: fc.Arbitrary<Settings> = fc.record({
    language: fc.option(fc.constantFrom('en', 'fr')),
    speed: fc.constantFrom(...(Object.keys(SPEEDS) as Speed[])),
    sound: fc.option(fc.boolean()),
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
  for (const text of [null, '', '{', 'null', '7', '[]', '{"speed":"warp","sound":1,"name":3,"language":{}}']) {
    expect(readSettings(store(text))).toEqual(DEFAULTS)
  }
})
