// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import App from '../src/App.svelte'
import { loadCatalogue, type Args } from '../src/lib/messages'
import type { Study } from '../src/lib/protocol'
import { parseRoute, routePath } from '../src/lib/router'
import { effects, facts, span, StudyWords, type Speaker } from '../src/lib/studies'
import { go } from '../src/state/navigation.svelte'
import { speak } from '../src/state/words.svelte'
import told from '../../tests/studies.json'
import type { ScriptedHouse } from './browser'
import { flawless, lately, newHouse } from './visiting'

const study = told.study as unknown as Study
const plain = (text: string) => text.replace(/\s+/g, ' ')

async function speaker(language: string): Promise<Speaker> {
  const words = await loadCatalogue(language)
  await Promise.all([words.learn('studies'), words.learn(study.game)])
  return {
    language,
    t: (key, args = {}) => words.format(key, args as Args),
    oneOf: (keys, args = {}) => words.format(keys.find((key) => words.has(key)) ?? keys.at(-1)!, args as Args),
  }
}

describe.each(['en', 'fr'] as const)('the words of a study (%s)', (language) => {
  const expected = told.said[language]

  it('are those of the terminal', async () => {
    const words = new StudyWords(await speaker(language), study)
    expect(words.lead().map(plain)).toEqual(expected.lead)
    expect(words.verdict().map(plain)).toEqual(expected.verdict)
    for (const [kind, name] of Object.entries(expected.kinds)) expect(words.kind(kind)).toBe(name)
    for (const [kind, word, name] of expected.words) expect(plain(words.label(kind!, word!))).toBe(name)
    const tables = [{}, { stagecoach: 'true' }, { expert: false, last_tie: 'turn-order' }, { house: '', bullets: '7' }, { house: 'Gold <Rush>' }]
    expect(tables.map((label) => plain(words.table(label)))).toEqual(expected.tables)
    for (const [name, value, written] of expected.figures) expect(plain(words.figure(String(name), Number(value)))).toBe(written)
    for (const [name, value, written] of expected.changes) expect(plain(words.change(String(name), Number(value)))).toBe(written)
    for (const [name, called] of expected.rows) expect(plain(words.what(name!))).toBe(called)
    const shown = effects(study.variants[0]!).map((one) => [
      plain(words.pair(words.kind(one.kind), words.label(one.kind, one.word))),
      words.say.t(`study-${one.way}`),
      one.worth ? plain(words.points(one.worth.value)) : '',
    ])
    expect(shown).toEqual(expected.effects)
  })
})

describe('a study', () => {
  it('has an address of its own, and a shelf for all and for each game', () => {
    for (const path of ['/studies', '/studies/hold-up', '/studies/hold-up/base']) expect(routePath(parseRoute(path))).toBe(path)
    expect(parseRoute('/studies/hold-up/base')).toEqual({ page: 'study', slug: 'hold-up', name: 'base' })
    expect(parseRoute('/studies/a/b/c')).toEqual({ page: 'lost' })
  })

  it('tells a fact or two, and nothing where it lacks one', () => {
    expect(facts(study)).toMatchObject({ players: 4, number: 1, share: 24.8, minutes: 15, changes: 12.91 })
    const table = { ...study.variants[0]!, fairness: [] }
    expect(facts({ ...study, variants: [table] })).toBeNull()
  })

  it('makes room for what is drawn', () => {
    const { low, high } = span([{ low: 0.2, high: 0.3 }], 0.25)
    expect(low).toBeCloseTo(0.194)
    expect(high).toBeCloseTo(0.306)
    expect(span([], 0.5)).toEqual({ low: 0.44, high: 0.56 })
  })
})

describe('the pages', () => {
  let house: ScriptedHouse
  const { game, players, bots, games, options, vary } = study
  const card = { game, players, bots, games, options, vary }

  beforeEach(async () => {
    house = await newHouse()
    house.answers['/api/studies'] = { studies: [{ ...card, name: 'base' }, { ...card, name: 'stagecoach' }] }
    house.answers[`/api/studies/${game}/base`] = study
  })

  it('list the studies of every game', async () => {
    go({ page: 'studies' })
    render(App)
    const links = await screen.findAllByRole('link', { name: /4,000 games/ }, lately)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/studies/${game}/base`, `/studies/${game}/stagecoach`])
    await flawless()
  })

  it('say so where a game has none', async () => {
    go({ page: 'studies', slug: 'hold-up' })
    render(App)
    await screen.findByText('There is no study here yet.', {}, lately)
  })

  it('show one: sentences first, charts with their numbers in tables, and the command', async () => {
    go({ page: 'study', slug: game, name: 'base' })
    render(App)
    await screen.findByText(/Whoever plays Belle wins/, {}, lately)
    expect(screen.getByRole('img', { name: /rises from 25.0% at the beginning to 72.0%/ })).toBeTruthy()
    const fairness = screen.getByRole('region', { name: 'Fairness' })
    const belle = within(fairness).getByRole('row', { name: /Belle/ })
    expect(plain(belle.textContent)).toContain('beyond luck')
    expect(within(belle).getByText('29.4%')).toBeTruthy()
    expect(document.querySelector('code')?.textContent).toBe(study.command)
    await flawless()
    await speak('fr')
    await screen.findByText(/Qui joue Belle gagne/, {}, lately)
  })

  it('say so where there is no such study', async () => {
    house.answers[`/api/studies/${game}/nothing`] = undefined
    go({ page: 'study', slug: game, name: 'nothing' })
    render(App)
    await screen.findByRole('alert', {}, lately)
  })
})
