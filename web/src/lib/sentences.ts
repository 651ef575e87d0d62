// Several things said one after the other, without the last full stop. What ends in a mark of its own gets no second one.

export function inSequence(parts: (string | number | false | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .map((part) => String(part).replace(/\.$/, ''))
    .reduce((said, part) => (said ? `${said}${/[!?…]$/.test(said) ? '' : '.'} ${part}` : part), '')
}
