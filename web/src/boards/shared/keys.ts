// Arrow keys walk from thing to thing over a board; Escape closes what is open, a question mark opens the rule.

import type { Desk } from './desk.svelte'

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ASIDE = 3 // how much more a step to the side counts than one ahead

export function boardKeys(desk: Desk) {
  return (event: KeyboardEvent) => {
    const board = event.currentTarget as HTMLElement
    const step = STEPS[event.key]
    if (event.key === 'Escape') desk.close()
    else if (event.key === '?' && desk.card) desk.read(desk.card.spec)
    else if (step && !(event.target as Element).closest('[data-own-keys]')) {
      event.preventDefault()
      nextThing(board, event.target as Element, step)?.focus()
    }
  }
}

/** Enter and Space on a group of a drawing do what they do on a button. */
export function pressKeys(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function nextThing(board: HTMLElement, from: Element, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const things = [...board.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing.getClientRects().length)
  if (!from.hasAttribute('data-thing')) return things[0]
  const start = centre(from)
  const ahead = things
    .map((thing) => ({ thing, at: centre(thing) }))
    .map(({ thing, at }) => ({ thing, x: at.x - start.x, y: at.y - start.y }))
    .filter(({ thing, x, y }) => thing !== from && x * dx + y * dy > 1)
    .map(({ thing, x, y }) => ({ thing, cost: Math.abs(x) * (dx ? 1 : ASIDE) + Math.abs(y) * (dy ? 1 : ASIDE) }))
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.thing
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
