import { describe, expect, it } from 'vitest'
import { lastSentence, standing } from '../src/lib/log'
import type { Entry, GameEvent } from '../src/lib/protocol'

const event = (move: number, key: string): GameEvent => ({ move, key, args: {} })
const entry = (v: number, ...events: GameEvent[]): Entry => ({ t: 'entry', v, kind: 'move', seat: 0, args: {}, events })

function counting() {
  const asked: string[] = []
  const say = (key: string) => {
    asked.push(key)
    return key === 'silent' ? '' : key
  }
  return { asked, say }
}

describe('what stands', () => {
  it('is what was not taken back', () => {
    const log = [entry(1, event(1, 'a')), entry(2, event(2, 'b'), event(2, 'c')), entry(3, event(2, 'd'))]
    expect(standing(log, 2).map(({ key }) => key)).toEqual(['a', 'd'])
    expect(standing(log, 1).map(({ key }) => key)).toEqual(['a'])
  })

  it('begins anew with another match', () => {
    const begun: Entry = { ...entry(2, event(0, 'dealt')), kind: 'start' }
    expect(standing([entry(1, event(9, 'a')), begun], 0).map(({ key }) => key)).toEqual(['dealt'])
  })
})

describe('the last sentence', () => {
  it('is that of the last event that says something, with its count', () => {
    const { say } = counting()
    const said = lastSentence([event(1, 'a'), event(2, 'b'), event(2, 'silent'), event(2, 'b'), event(2, 'silent')], say)
    expect(said).toBe('b ×\u00a02')
    expect(lastSentence([], say)).toBe('')
  })

  it('asks for no more words than it needs, however long the story is', () => {
    const { asked, say } = counting()
    const story = Array.from({ length: 500 }, (_, move) => event(move, `event-${move}`))
    expect(lastSentence(story, say)).toBe('event-499')
    expect(asked.length).toBeLessThan(5)
  })
})
