import { describe, expect, it } from 'vitest'
import catalogue, { school } from 'virtual:catalogue'
import { languages, loadCatalogue } from '../src/lib/messages'

describe('what only players and learners of a game are told', () => {
  it('is not in the catalogue that everybody loads', async () => {
    for (const language of languages) {
      for (const [game, load] of Object.entries(school[language]!)) {
        const first = keys((await load()).default)[0]!
        expect(keys((await catalogue[language]!()).default)).not.toContain(first)
        const words = await loadCatalogue(language)
        expect(words.has(first)).toBe(false)
        expect(await words.learn(game)).toBe(true)
        expect(words.has(first)).toBe(true)
        expect(await words.learn(game)).toBe(false)
      }
    }
  })

  it('is nothing where a game has nothing to say', async () => {
    expect(await (await loadCatalogue('en')).learn('no-such-game')).toBe(false)
  })
})

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!)
}
