// Where the cavalry may be dragged: to a town, when it is asked where it rides.

import type { Desk, ThingSpec } from '../shared/desk.svelte'
import type { View } from '../../generated/public-enemy'

export function rideTo(desk: Desk, view: View): ThingSpec['drop'] {
  return (on) => (view.decision === 'cavalry' && on?.startsWith('town:') ? desk.on(on) : [])
}
