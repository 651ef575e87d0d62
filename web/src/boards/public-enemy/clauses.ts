// Which clause of the rules explains which thing.

const CLAUSES: Record<string, string> = {
  town: 'PE-03',
  saloon: 'PE-04',
  under: 'PE-36',
  look: 'PE-37',
  stack: 'PE-01',
  cavalry: 'PE-26',
  dollars: 'PE-23',
  wanted: 'PE-14',
  one: 'PE-15',
  discard: 'PE-09',
  supremacy: 'PE-19',
}

export function clauseOf(on: string): string | undefined {
  return CLAUSES[on.split(':', 1)[0] ?? '']
}
