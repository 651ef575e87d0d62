import { describe, expect, it } from 'vitest'
import { loadRules, parseRules, type RulesText } from '../src/lib/rules'

const TEXT = `# A game

An introduction
over two lines.

## First

**AB-01** A clause with \`code\` in it.

| Head | Other |
|---|---|
| one | \`two\` |

- a
- b

## Second

Plain.
`

function clauseIds(rules: RulesText): string[] {
  const blocks = [...rules.intro, ...rules.sections.flatMap((section) => section.blocks)]
  return blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []))
}

describe('rules', () => {
  it('are read into sections and clauses', () => {
    const rules = parseRules(TEXT)
    expect(rules.title).toBe('A game')
    expect(rules.intro).toEqual([{ kind: 'paragraph', runs: [{ text: 'An introduction over two lines.', code: false }] }])
    expect(rules.sections.map((section) => section.title)).toEqual(['First', 'Second'])
    expect(clauseIds(rules)).toEqual(['AB-01'])
    expect(rules.sections[0]?.blocks.map((block) => block.kind)).toEqual(['clause', 'table', 'list'])
    expect(rules.sections[0]?.blocks[1]).toEqual({
      kind: 'table',
      head: [[{ text: 'Head', code: false }], [{ text: 'Other', code: false }]],
      rows: [[[{ text: 'one', code: false }], [{ text: 'two', code: true }]]],
    })
  })

  it('of both languages have the same clauses', async () => {
    for (const slug of ['six-territories', 'colt-express']) {
      const english = await loadRules(slug, 'en')
      const french = await loadRules(slug, 'fr')
      expect(english && french).not.toBeNull()
      expect(new Set(clauseIds(french!))).toEqual(new Set(clauseIds(english!)))
      expect(clauseIds(english!).length).toBeGreaterThan(10)
    }
  })

  it('that nobody has written are null', async () => {
    expect(await loadRules('poker', 'en')).toBeNull()
  })
})
