// What explains a thing on a board: the message that says what it does, and the clause of the rules. A table goes from
// patterns of things to clauses, and is read as on the server (`engine/explained.py`): `*` stands for anything in its part of
// a name, `|` lies between words that mean the same, and the first pattern that fits counts.

export type Explained = Readonly<Record<string, string>>

export interface About {
  key: string
  /** The messages of which the first that there is names it. */
  names: string[]
  clause: string
}

export function explained(slug: string, table: Explained, on: string): About | null {
  const pattern = Object.keys(table).find((one) => fits(one).test(on))
  if (pattern === undefined) return null
  const words = pattern.split(':').map(firstWord).filter(Boolean)
  const said = words.join('-')
  return { key: `about-${slug}-${said}`, names: [`thing-${slug}-${said}`, `name-${words.at(-1)}`], clause: table[pattern]! }
}

function firstWord(part: string): string {
  return part.split('|')[0]!.replaceAll('*', '').replace(/^-+|-+$/g, '')
}

const known = new Map<string, RegExp>()

function fits(pattern: string): RegExp {
  const found = known.get(pattern)
  if (found) return found
  const parts = pattern.split(':').map((part) => `(?:${part.replaceAll('*', '[^:]*')})`)
  const made = new RegExp(`^(?:${parts.join(':')})$`)
  known.set(pattern, made)
  return made
}
