// What is printed on the things of the game on the table: as its rulebook has it, and where house rules hold as they have
// it. Boards ask here for every number that house rules may change.

let changed = $state.raw<Record<string, unknown>>({})

// What the house rules of the table print otherwise; nothing where the rulebook holds.
export function playBy(printed: Record<string, unknown>): void {
  changed = printed
}

export function printed<Print>(name: string, usual: Print): Print {
  return (changed[name] ?? usual) as Print
}
