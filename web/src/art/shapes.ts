// Outlines used in more than one drawing.

import type { Shape } from './identities'

/** Identity shapes in a box of 24 by 24. */
export const outlines: Readonly<Record<Shape, string>> = {
  circle: 'M12 1.5 A10.5 10.5 0 1 1 11.99 1.5 Z',
  diamond: 'M12 0 L24 12 L12 24 L0 12 Z',
  square: 'M2 2 H22 V22 H2 Z',
  triangle: 'M12 0 L24 22.5 H0 Z',
  hexagon: 'M6 1.5 H18 L24 12 L18 22.5 H6 L0 12 Z',
  star: star(5, 12, 12, 13, 6.6),
  spade: 'M12 1 Q15 6.6 20 10.4 Q24 14.4 20.6 17.8 Q17 20.4 13.6 16.6 Q13.8 20.4 16.4 23 H7.6 Q10.2 20.4 10.4 16.6 Q7 20.4 3.4 17.8 Q0 14.4 4 10.4 Q9 6.6 12 1 Z',
  heart: 'M12 23 Q3.6 15.6 1.4 10 Q0 4.4 5 2.2 Q9.6 1 12 6.4 Q14.4 1 19 2.2 Q24 4.4 22.6 10 Q20.4 15.6 12 23 Z',
  club: 'M12 1 A5 5 0 0 1 15.4 9.4 A5 5 0 1 1 13.4 17 Q13.8 20.6 16.4 23 H7.6 Q10.2 20.6 10.6 17 A5 5 0 1 1 8.6 9.4 A5 5 0 0 1 12 1 Z',
}

/** Where the letter of a shape stands, from the top of the box. */
export const baselines: Readonly<Record<Shape, number>> = {
  circle: 17,
  diamond: 17,
  square: 17,
  triangle: 20,
  hexagon: 17,
  star: 17.5,
  spade: 16.4,
  heart: 15.4,
  club: 16.4,
}

/** A star with a number of points around a centre, first point up. */
export function star(points: number, x: number, y: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2
    const radius = corner % 2 ? inner : outer
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join(' L')} Z`
}

/** A burst of uneven rays, as a woodcutter would cut a shot. */
export function burst(rays: number, radius: number): string {
  const corners = Array.from({ length: rays * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / rays
    const reach = corner % 2 ? radius * 0.42 : radius * (corner % 4 ? 0.78 : 1)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join(' L')} Z`
}
