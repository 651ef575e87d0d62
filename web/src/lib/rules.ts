// Rules texts: a small, fixed part of Markdown, read into sections and clauses.

export interface Run { text: string; code: boolean }
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'clause'; id: string; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }

export interface Section { title: string; blocks: Block[] }
export interface RulesText { title: string; intro: Block[]; sections: Section[] }

const CLAUSE = /^\*\*([A-Z]+-E?\d+)\*\*\s+/

export function parseRules(source: string): RulesText {
  const rules: RulesText = { title: '', intro: [], sections: [] }
  for (const chunk of source.trim().split(/\n{2,}/)) {
    if (chunk.startsWith('# ')) rules.title = chunk.slice(2).trim()
    else if (chunk.startsWith('## ')) rules.sections.push({ title: chunk.slice(3).trim(), blocks: [] })
    else (rules.sections.at(-1)?.blocks ?? rules.intro).push(block(chunk))
  }
  return rules
}

function block(chunk: string): Block {
  const lines = chunk.split('\n')
  if (chunk.startsWith('|')) return table(lines)
  if (chunk.startsWith('- ')) return { kind: 'list', items: chunk.slice(2).split(/\n- /).map(runs) }
  const id = CLAUSE.exec(chunk)?.[1]
  return id ? { kind: 'clause', id, runs: runs(chunk.replace(CLAUSE, '')) } : { kind: 'paragraph', runs: runs(chunk) }
}

function table(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map(cells)
  return { kind: 'table', head, rows }
}

function cells(line: string): Run[][] {
  return line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => runs(cell.trim()))
}

function runs(text: string): Run[] {
  return text
    .replaceAll('\n', ' ')
    .split('`')
    .map((piece, i) => ({ text: piece, code: i % 2 === 1 }))
    .filter((run) => run.text !== '')
}

const files = import.meta.glob<string>('@rules/*/*.md', { query: '?raw', import: 'default' })

// The rules of a game in a language, or null if nobody has written them.
export async function loadRules(slug: string, language: string): Promise<RulesText | null> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${slug}/${language}.md`))
  const load = path === undefined ? undefined : files[path]
  return load ? parseRules(await load()) : null
}
