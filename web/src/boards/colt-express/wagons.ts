// How the six wagons differ: their paint, their windows, their trim and what stands inside.

export type Window = 'arch' | 'round' | 'square' | 'double'
export type Trim = 'scallops' | 'dentils' | 'planks' | 'stripes' | 'lozenges' | 'rivets'
export type Furniture = 'seats' | 'bar' | 'mail' | 'tables' | 'crates' | 'bunks'

export interface Body {
  paint: string
  wall: string
  window: Window
  trim: Trim
  furniture: Furniture
}

export const bodies: Readonly<Record<string, Body>> = {
  a: { paint: 'var(--sage)', wall: '#efe0bb', window: 'arch', trim: 'scallops', furniture: 'seats' },
  b: { paint: 'var(--plum)', wall: '#ecd8bd', window: 'double', trim: 'lozenges', furniture: 'bar' },
  c: { paint: 'var(--dusk)', wall: '#e9dfc0', window: 'round', trim: 'stripes', furniture: 'mail' },
  d: { paint: 'var(--rust)', wall: '#f0ddb4', window: 'arch', trim: 'dentils', furniture: 'tables' },
  e: { paint: 'var(--brass)', wall: '#ecdcae', window: 'square', trim: 'planks', furniture: 'crates' },
  f: { paint: 'var(--ink-faded)', wall: '#eddcb8', window: 'square', trim: 'rivets', furniture: 'bunks' },
}
