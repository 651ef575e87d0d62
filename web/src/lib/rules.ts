// Rules texts: the server reads them into sections and clauses; here a small, fixed part of Markdown is read.

import { ApiError, rules } from './api'
import type { Rulebook } from './protocol'

export interface Run { text: string; code: boolean }
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }

// The rules of a game in a language, or null if nobody has written them.
export async function loadRules(slug: string, language: string): Promise<Rulebook | null> {
  return rules(slug, language).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

export function block(chunk: string): Block {
  const lines = chunk.split('\n')
  if (chunk.startsWith('|')) return table(lines)
  if (chunk.startsWith('### ')) return { kind: 'heading', runs: runs(chunk.slice(4)) }
  if (chunk.startsWith('- ')) return { kind: 'list', items: chunk.slice(2).split(/\n- /).map(runs) }
  return { kind: 'paragraph', runs: runs(chunk) }
}

function table(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map(cells)
  return { kind: 'table', head, rows }
}

function cells(line: string): Run[][] {
  return line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => runs(cell.trim()))
}

export function runs(text: string): Run[] {
  return text
    .replaceAll('\n', ' ')
    .split('`')
    .map((piece, i) => ({ text: piece, code: i % 2 === 1 }))
    .filter((run) => run.text !== '')
}
