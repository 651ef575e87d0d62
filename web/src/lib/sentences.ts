// Sentences put together, and what is said where a game has no words.

export type Say = (key: string, args?: object) => string

/** What a message says; something else where there is none, and its key would stand for it. */
export function orElse(t: Say, { key, args }: { key: string; args: object }, otherwise: string): string {
  const said = t(key, args)
  return said === key ? otherwise : said
}

/** Several things said one after the other, without the last full stop. What ends in a mark of its own gets no second one. */
export function inSequence(parts: (string | number | false | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .map((part) => String(part).replace(/\.$/, ''))
    .reduce((said, part) => (said ? `${said}${/[!?…]$/.test(said) ? '' : '.'} ${part}` : part), '')
}

/** How many there are of something: beside a picture, a bare number could be what it is worth. */
export function times(count: number): string {
  return `×${count}`
}
