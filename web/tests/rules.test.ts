import { afterEach, describe, expect, it, vi } from 'vitest'
import { block, loadRules } from '../src/lib/rules'

const answering = (body: object, status = 200) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

describe('rules', () => {
  it('are paragraphs, headings, lists and tables', () => {
    expect(block('An introduction\nover two lines.')).toEqual({
      kind: 'paragraph',
      runs: [{ text: 'An introduction over two lines.', code: false }],
    })
    expect(block('### The shot')).toEqual({ kind: 'heading', runs: [{ text: 'The shot', code: false }] })
    expect(block('- a\n- `b`')).toEqual({ kind: 'list', items: [[{ text: 'a', code: false }], [{ text: 'b', code: true }]] })
    expect(block('| Head | Other |\n|---|---|\n| one | `two` |')).toEqual({
      kind: 'table',
      head: [[{ text: 'Head', code: false }], [{ text: 'Other', code: false }]],
      rows: [[[{ text: 'one', code: false }], [{ text: 'two', code: true }]]],
    })
  })

  it('come from the server', async () => {
    const book = { title: 'A game', intro: [], sections: [{ title: 'First', blocks: [{ text: 'A clause.', clause: 'AB-01' }] }] }
    answering(book)
    expect(await loadRules('a-game', 'en')).toEqual(book)
  })

  it('that nobody has written are null, and those that cannot be had are an error', async () => {
    answering({ error: { code: 'no-rules', params: {} } }, 404)
    expect(await loadRules('poker', 'en')).toBeNull()
    answering({}, 500)
    await expect(loadRules('poker', 'en')).rejects.toThrow()
  })
})
