import { describe, expect, it } from 'vitest'
import { entrySentences, lastMoves } from '../src/lib/log'
import { changesIn, draftTable, everyBot, everySeat, friendsTable, inCommon, isPreset, keepTable, lastTable, withHouse, withOption, withPlayers, withPreset } from '../src/lib/newTable'
import type { Entry, GameInfo, Scene, Seat } from '../src/lib/protocol'
import { seatActions } from '../src/lib/seatActions'
import { curtainFor, onlyHand } from '../src/lib/seating'
import { turnSentence } from '../src/lib/turn'
import { bots } from './fixtures/games'

const game: GameInfo = {
  slug: 'six-territories',
  players: [2, 3, 4, 5],
  options: { properties: { scoring: { enum: ['simple', 'advanced'], default: 'simple' } } },
  bots,
  rules: 1,
  presets: [{ name: 'first', players: 2, options: {}, clock: 0 }],
  panels: 0,
  house: true,
  lessons: 0,
  puzzles: 0,
  studies: 0,
}

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({ seat: number, name: `P${number}`, owner: true, here: true, ...more })

function scene(seats: Seat[], more: Partial<Scene> & { phase?: 'waiting' | 'playing' | 'paused' | 'over' } = {}): Scene {
  const { phase = 'playing', ...rest } = more
  const table = { code: 'T', game: 'colt-express', players: seats.length, options: {}, phase, seats, host: 0, watchers: 0, private: false }
  return { t: 'scene', v: 1, look: null, to_move: 0, question: 'asked', ...rest, table }
}

describe('opening a table', () => {
  it('starts with you and bots of the usual level', () => {
    expect(draftTable(game, 'Rosa')).toMatchObject({ players: 2, seats: ['me', 'deputy'], name: 'Rosa' })
  })

  it('keeps the seats that stay', () => {
    const draft = { ...draftTable(game, 'Rosa'), seats: ['me', 'legend@2'] }
    expect(withPlayers(draft, game, 4).seats).toEqual(['me', 'legend@2', 'deputy', 'deputy'])
    expect(withPlayers(withPlayers(draft, game, 4), game, 2).seats).toEqual(['me', 'legend@2'])
  })

  it('leaves the other seats to friends, however many are to come', () => {
    const table = friendsTable(game, 'Rosa')
    expect(table).toEqual({ ...draftTable(game, 'Rosa'), seats: ['me', ''] })
    expect(withPlayers(table, game, 4).seats).toEqual(['me', '', '', ''])
  })

  it('makes every bot like one, and leaves people and open seats alone', () => {
    expect(everyBot(['me', 'deputy', '', 'marshal'], 'legend@2')).toEqual(['me', 'legend@2', '', 'legend@2'])
    expect(everyBot(['me', 'marshal', ''], 'marshal')).toBeNull()
    expect(everyBot(['me', 'marshal', ''], '')).toBeNull()
  })

  it('fills all the other seats at once, and leaves a friend’s alone', () => {
    expect(everySeat(['me', 'deputy', '', 'marshal'], 'legend')).toEqual(['me', 'legend', '', 'legend'])
    expect(everySeat(['me', 'deputy', 'marshal'], '')).toEqual(['me', '', ''])
    expect(everySeat(['me', '', ''], 'deputy')).toEqual(['me', 'deputy', 'deputy'])
    expect([['me', 'deputy', 'deputy'], ['me', '', ''], ['me', 'deputy', 'legend']].map(inCommon)).toEqual(['deputy', '', null])
  })

  it('takes house rules with the options that go with them, and gives them up again', () => {
    const read = { house: { name: 'Rich', tables: { characters: 2 }, options: { scoring: 'advanced' } }, changes: [] }
    const table = withHouse(draftTable(game, 'Rosa'), read)
    expect(table).toMatchObject({ options: { scoring: 'advanced' }, house: { name: 'Rich', tables: { characters: 2 } } })
    expect(withHouse(table, null).house).toBeNull()
  })

  it('is a preset as long as nothing of it is changed', () => {
    const preset = { name: 'tournament', players: 4, options: { scoring: 'advanced' }, clock: 60 }
    const table = withPreset(draftTable(game, 'Rosa'), game, preset)
    expect(table).toMatchObject({ players: 4, seats: ['me', 'deputy', 'deputy', 'deputy'], options: { scoring: 'advanced' }, clock: 60, name: 'Rosa' })
    expect(isPreset(table, preset)).toBe(true)
    expect(isPreset({ ...table, clock: 0 }, preset)).toBe(false)
    expect(isPreset(withOption(table, game.options.properties['scoring']!, 'scoring', 'simple'), preset)).toBe(false)
  })

  it('begins as the last one of the same game was, as far as that can still be had', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) }
    const table = { ...draftTable(game, 'Rosa'), seats: ['me', 'legend@2'], options: { scoring: 'advanced' }, clock: 300, private: true }
    keepTable(table, storage)
    expect(lastTable(game, 'Belle', storage)).toEqual({ ...table, name: 'Belle' })
    expect(lastTable({ ...game, slug: 'other' }, 'Belle', storage)).toEqual({ ...friendsTable(game, 'Belle'), game: 'other' })
    expect(lastTable({ ...game, bots: [] }, 'Belle', storage).seats).not.toContain('legend@2')
    expect(lastTable({ ...game, options: { properties: {} } }, 'Belle', storage).options).toEqual({})
    kept.set('saloon-tables', 'null')
    expect(lastTable(game, 'Belle', storage)).toEqual(friendsTable(game, 'Belle'))
  })

  it('tells what was chosen from rulings, and passes over what is as usual', () => {
    const ruling = { type: 'boolean', default: true, ruling: 'ST-08' } as const
    const properties = { ...game.options.properties, a: ruling, b: ruling }
    const changes = changesIn({ scoring: 'advanced', a: false, b: true }, { ...game, options: { properties } })
    expect(changes).toEqual({ chosen: ['scoring'], rulings: ['a'] })
  })

  it('sends only options that differ from their defaults', () => {
    const schema = game.options.properties['scoring']!
    const changed = withOption(draftTable(game, 'Rosa'), schema, 'scoring', 'advanced')
    expect(changed.options).toEqual({ scoring: 'advanced' })
    expect(withOption(changed, schema, 'scoring', 'simple').options).toEqual({})
  })
})

describe('the curtain', () => {
  const two = [seat(0, { yours: true }), seat(1), seat(2, { yours: true })]

  it('is not there for one person', () => {
    expect(curtainFor(scene([seat(0, { yours: true }), seat(1)]), null)).toEqual([])
    expect(onlyHand(scene([seat(0, { yours: true }), seat(1)]))).toBe(0)
  })

  it('falls before the turn of another hand, and after a reload', () => {
    expect(curtainFor(scene(two, { to_move: 2 }), 0)).toEqual([2])
    expect(curtainFor(scene(two, { to_move: 2 }), 2)).toEqual([])
    expect(curtainFor(scene(two, { to_move: 1 }), 0)).toEqual([])
    expect(curtainFor(scene(two, { to_move: 1 }), null)).toEqual([0, 2])
  })

  it('hides nothing before and after the match, nor a seat that a bot plays', () => {
    expect(curtainFor(scene(two, { phase: 'over' }), null)).toEqual([])
    expect(curtainFor(scene(two, { phase: 'waiting' }), null)).toEqual([])
    expect(curtainFor(scene([two[0]!, two[1]!, seat(2, { yours: true, bot: 'deputy' })], { to_move: 2 }), 0)).toEqual([])
  })
})

describe('the sentence', () => {
  const seats = [seat(0), seat(1, { bot: 'deputy', owner: false })]

  it('asks you what the game asks', () => {
    expect(turnSentence(scene(seats), 0, true)).toEqual({ key: 'asked', args: {}, yours: true })
  })

  it('names whoever is waited for', () => {
    expect(turnSentence(scene(seats), 1, true)).toMatchObject({ key: 'web-turn-other', args: { seat: 0 }, yours: false })
    expect(turnSentence(scene(seats, { to_move: 1 }), 0, true)).toMatchObject({ key: 'web-turn-bot', args: { seat: 1 } })
    expect(turnSentence(scene([seat(0), seat(1, { owner: false })], { phase: 'waiting' }), 0, true)).toMatchObject({ key: 'web-turn-waiting', args: { count: 1 } })
    expect(turnSentence(scene(seats, { phase: 'waiting' }), 0, true).key).toBe('web-turn-start')
    expect(turnSentence(scene(seats, { phase: 'waiting' }), 0, false).key).toBe('web-turn-host-starts')
    expect(turnSentence(scene(seats, { phase: 'paused' }), 0, false).key).toBe('web-turn-paused')
  })

  it('says who won', () => {
    const result = { scores: [1, 2], parts: [[], []], ranking: [[1], [0]], ties: [], money: false }
    expect(turnSentence(scene(seats, { phase: 'over', result }), 0, false)).toMatchObject({ key: 'web-turn-won', args: { seat: 1 } })
    expect(turnSentence(scene([seat(0), seat(1, { yours: true })], { phase: 'over', result }), 1, false).key).toBe('web-turn-you-won')
    const shared = { ...result, ranking: [[0, 1]] }
    expect(turnSentence(scene(seats, { phase: 'over', result: shared }), 0, false)).toMatchObject({ key: 'web-turn-shared', args: { count: 2 } })
  })
})

describe('seats', () => {
  it('offer what can be done with them', () => {
    expect(seatActions({ seat: 1, free: true }, 'waiting', true)).toEqual(['sit', 'add-bot'])
    expect(seatActions({ seat: 1, free: true }, 'playing', false)).toEqual(['sit'])
    expect(seatActions(seat(0, { yours: true }), 'playing', true)).toEqual(['rename', 'hand-to-bot', 'leave'])
    expect(seatActions(seat(0, { yours: true, bot: 'deputy' }), 'playing', true)).toEqual(['take-back', 'leave'])
    expect(seatActions(seat(1), 'waiting', true)).toEqual(['kick', 'mute'])
    expect(seatActions(seat(1, { muted: true }), 'playing', true)).toEqual(['unmute'])
    expect(seatActions(seat(1), 'playing', false)).toEqual([])
  })
})

it('the log tells deeds and events, and counts what repeats', () => {
  const event = (key: string) => ({ move: 1, key, args: {} })
  const entry: Entry = { t: 'entry', v: 1, kind: 'sit', seat: 2, args: {}, events: [event('a'), event('a'), event('b')] }
  const say = (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`
  expect(entrySentences(entry, say)).toEqual(['table-sit {"seat":2}', 'a {} ×\u00a02', 'b {}'])
  expect(entrySentences({ ...entry, kind: 'say', events: [] }, say)).toEqual([])
})

it('the log knows the last move of every seat, in this match', () => {
  const entry = (v: number, kind: string, seat: number | null): Entry => ({ t: 'entry', v, kind, seat, args: {}, events: [] })
  const log = [entry(1, 'move', 1), entry(2, 'start', 0), entry(3, 'move', 0), entry(4, 'move', 2), entry(5, 'say', 2), entry(6, 'move', 0)]
  expect(lastMoves(log)).toEqual(new Map([[6, 0], [4, 2]]))
})
