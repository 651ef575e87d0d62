// From which side an arrow comes to point at something: from where it hides nothing else, if there is such a side.

export interface Box { left: number; top: number; width: number; height: number }
export type Side = 'above' | 'below' | 'right' | 'left'

export const LENGTH = 30
export const BREADTH = 24
const REACH = LENGTH + 9 // with the way it goes back and forth
const SIDES: Side[] = ['above', 'below', 'right', 'left']
const LITTLE = REACH * BREADTH * 0.12 // px²: so much may be hidden

/** The side from which least of the others is hidden, as long as the arrow stays in its room; none if they would suffer. */
export function sideFor(spot: Box, others: Box[], room: Box): Side | null {
  const hidden = (arrow: Box) => others.reduce((sum, other) => sum + shared(arrow, other), 0)
  const tried = SIDES.map((side) => ({ side, arrow: arrowAt(spot, side) }))
    .filter(({ arrow }) => shared(arrow, room) === arrow.width * arrow.height)
    .map(({ side, arrow }) => ({ side, hides: hidden(arrow) }))
  const least = Math.min(...tried.map(({ hides }) => hides))
  return least <= LITTLE ? tried.find(({ hides }) => hides === least)!.side : null
}

export function arrowAt({ left, top, width, height }: Box, side: Side): Box {
  const upright = { left: left + (width - BREADTH) / 2, width: BREADTH, height: REACH }
  const lying = { top: top + (height - BREADTH) / 2, width: REACH, height: BREADTH }
  if (side === 'above') return { ...upright, top: top - REACH }
  if (side === 'below') return { ...upright, top: top + height }
  return { ...lying, left: side === 'left' ? left - REACH : left + width }
}

/** How much of two boxes is the same, in px². */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
