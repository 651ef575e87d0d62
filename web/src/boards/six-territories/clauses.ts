// Which clause of the rules explains which thing.

const CLAUSES: Record<string, string> = {
  hand: 'ST-01',
  envelope: 'ST-16',
  aside: 'ST-17',
  player: 'ST-03',
}

export function clauseOf(on: string): string | undefined {
  if (on.startsWith('territory:')) return 'ST-18'
  if (on.startsWith('token:riches')) return 'ST-06'
  if (on.startsWith('token:')) return 'ST-01'
  return CLAUSES[on.split(':', 1)[0] ?? '']
}
