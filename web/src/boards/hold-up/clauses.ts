// Which clause of the rules explains which thing.

const CLAUSES: Record<string, string> = {
  building: 'HU-17',
  card: 'HU-02',
  eyes: 'HU-36',
  'face-down': 'HU-39',
  gang: 'HU-19',
  middle: 'HU-31',
  pile: 'HU-02',
  place: 'HU-38',
  street: 'HU-24',
}

const EVENTS: Record<string, string> = {
  'painted-sign': 'HU-11',
  stagecoach: 'HU-12',
  'hidden-loot': 'HU-31',
  sheriff: 'HU-14',
  deputy: 'HU-15',
  seduction: 'HU-23',
  poker: 'HU-20',
  'powder-keg': 'HU-27',
  'machine-gun': 'HU-27',
}

/** The clause of a thing; of an event card, once it is known, that of its event. */
export function clauseOf(on: string, event: string | null = null): string | undefined {
  if (event !== null && EVENTS[event]) return EVENTS[event]
  if (on.startsWith('event:')) return 'HU-37'
  return CLAUSES[on.split(':', 1)[0] ?? '']
}
