// Who is who in the streets.

import { brass, dusk, identities, rust, sage, type Identity } from '../../art/identities'
import type { View } from '../../generated/hold-up'

/** The gangs in their published colours. */
export const gangs: Readonly<Record<string, Identity>> = {
  coyotes: { ...rust, letter: 'C' },
  rattlers: { ...dusk, letter: 'R' },
  vultures: { ...sage, letter: 'V' },
  scorpions: { ...brass, letter: 'S' },
}

export function identityOf(view: View, seat: number): Identity {
  const gang = view.gangs.find((one) => one.seat === seat)?.gang ?? ''
  return gangs[gang] ?? identities[seat % identities.length]!
}
