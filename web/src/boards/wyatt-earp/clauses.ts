// Which clause of the rules explains which thing.

const CARDS: Record<string, string> = {
  'bank-robbery': 'WE-18',
  'stagecoach-robbery': 'WE-18',
  'fastest-gun': 'WE-20',
  'most-wanted': 'WE-22',
  hideout: 'WE-26',
  'wyatt-earp': 'WE-11',
}

const THINGS: Record<string, string> = {
  pile: 'WE-01',
  discard: 'WE-01',
  play: 'WE-17',
  poster: 'WE-31',
  group: 'WE-07',
  seat: 'WE-61',
  found: 'WE-53',
}

export function clauseOf(on: string): string | undefined {
  const [kind = '', card = ''] = on.split(':')
  if (kind !== 'card') return THINGS[kind]
  if (card.startsWith('photo-')) return 'WE-09'
  return CARDS[card] ?? 'WE-06'
}
