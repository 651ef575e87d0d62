import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import catalogue, { school } from 'virtual:catalogue'
import { Catalogue, languages, loadCatalogue, preferredLanguage } from '../src/lib/messages'

describe('messages', () => {
  it('supplies names for words, seats and fields', async () => {
    const english = await loadCatalogue('en')
    expect(english.format('ce-moved', { bandit: 'doc', place: { car: 3, floor: 'roof' } })).toBe('Doc moves to the roof of car 3.')
    expect(english.format('st-placed', { seat: 1, territory: 'island' })).toBe('Player 2 posts a character on the pirates’ island.')
    expect(english.format('st-placed', { seat: 1, territory: 'island' }, ['', 'Rosa'])).toBe('Rosa posts a character on the pirates’ island.')
  })

  it('writes money as the language does', async () => {
    expect((await loadCatalogue('en')).format('ce-learnt', { bandit: 'doc', purse: 3, worth: 250 })).toBe('The purse holds $250.')
    expect((await loadCatalogue('fr')).format('ce-learnt', { bandit: 'doc', purse: 3, worth: 250 })).toBe('La bourse contient 250\u00a0$.')
    expect((await loadCatalogue('en')).format('balance', { amount: -300 })).toBe('−$300')
    const small = new Catalogue('en', 'money = ${ $amount }\nowed = { MONEY($x) }')
    expect(small.format('owed', { x: -40 })).toBe('−$40')
  })

  it('takes truth values, fractions and nothing as words', () => {
    const small = new Catalogue('en', 'said = { $yes -> \n  [true] yes\n *[false] no\n }\nshown = { $points }')
    expect(small.format('said', { yes: true })).toBe('yes')
    expect(small.format('said', { yes: false })).toBe('no')
    expect(small.format('shown', { points: '20/3' })).toBe('20/3')
    expect(small.format('shown', { points: null })).toBe('null')
    expect(small.format('shown', { points: [{ toString: 1 }] })).toBe('[{"toString":1}]')
  })

  it('puts a message of several lines on one, and stands in with the key', () => {
    const small = new Catalogue('en', 'long =\n    one\n    two')
    expect(small.format('long')).toBe('one two')
    expect(small.format('missing')).toBe('missing')
  })

  it('never throws, whatever the arguments', async () => {
    const english = await loadCatalogue('en')
    fc.assert(fc.property(fc.constantFrom('ce-moved', 'st-laid', 'web-vote', 'money'), fc.dictionary(fc.string(), fc.jsonValue()), (key, args) => {
      expect(typeof english.format(key, args)).toBe('string')
    }), { numRuns: 1000 })
  })

  it('speaks the first of the browser’s languages that it knows', () => {
    expect(preferredLanguage(['de-DE', 'fr-CA', 'en'], ['en', 'fr'])).toBe('fr')
    expect(preferredLanguage(['de'], ['en', 'fr'])).toBe('en')
  })
})

it('every language has the same messages with the same variables', async () => {
  const described = await Promise.all(languages.map(async (language) => shape((await catalogue[language]!()).default)))
  for (const other of described.slice(1)) expect(other).toEqual(described[0])
})

it('every message that the client asks for by its name exists', async () => {
  const sources = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '!../src/**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
  const spoken = await Promise.all([catalogue['en']!, ...Object.values(school['en']!)].map(async (load) => (await load()).default))
  const known = new Set(spoken.join('\n').match(/^[a-z][\w-]*(?= =)/gm))
  const asked = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:t|say|words)\(\s*'([\w-]+)'|'(web-[\w-]+)'/g)].map(([, said, named]) => ({ file, key: said ?? named! })))
  expect(asked.length).toBeGreaterThan(500)
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([])
})

it('several seats are named one by one', async () => {
  const words = await loadCatalogue('en')
  const tied = { seats: [0, 2, 3], points: 5, holder: null }
  expect(words.format('pe-one-tied', tied, ['Ann', 'Bob', '', 'Eve'])).toBe('Ann, Player 3, and Eve are tied at 5 points.')
})

it('so are several things', async () => {
  const words = await loadCatalogue('fr')
  expect(words.format('ce-rob-purse-of-several', { holders: ['tuco', 'belle'] })).toBe('Prendre une bourse passée entre les mains de Tuco et Belle')
})

function shape(source: string): Record<string, string[]> {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m).filter((message) => /^web-/.test(message))
  return Object.fromEntries(
    messages
      .map((message) => [message.slice(0, message.indexOf(' =')), [...new Set(message.match(/\$\w+/g) ?? [])].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
