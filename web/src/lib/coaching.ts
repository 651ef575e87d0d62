// The tables at which this browser plays with a coach at its side, the newest last.

const KEY = 'saloon-coached'
const MOST = 50

/** From now on the coach speaks at a table. */
export function startCoaching(table: string): void {
  note([...others(table), table].slice(-MOST))
}

/** From now on it is silent there. */
export function stopCoaching(table: string): void {
  note(others(table))
}

export function isCoached(table: string): boolean {
  return coached().includes(table)
}

function others(table: string): string[] {
  return coached().filter((one) => one !== table)
}

function coached(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

function note(tables: string[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables))
}
