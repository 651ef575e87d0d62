// Where the posters hang: on a ring around the pile, the first at the top, then clockwise. Both shares run from -1 to 1.

export interface RingSpot {
  x: number
  y: number
}

export function ring(count: number): RingSpot[] {
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })
  return fill(spots)
}

/** Stretched so that the outermost stand on the edge. */
function fill(spots: RingSpot[]): RingSpot[] {
  const widest = Math.max(...spots.map(({ x }) => Math.abs(x)))
  const top = Math.min(...spots.map(({ y }) => y))
  const bottom = Math.max(...spots.map(({ y }) => y))
  return spots.map(({ x, y }) => ({ x: x / widest, y: (2 * (y - top)) / (bottom - top) - 1 }))
}
