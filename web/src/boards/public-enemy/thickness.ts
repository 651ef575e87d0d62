// A deck as thick as it has cards: one edge of paper for each card below the first.

const STEP = 1.5 // px from one card's edge to the next

export function edges(below: number): string {
  const shadows = Array.from({ length: Math.max(0, below) }, (_, index) => {
    const at = (index + 1) * STEP
    const paper = index % 2 ? 'var(--paper-light)' : 'var(--ink-faded)'
    return `${at}px ${at}px 0 ${paper}`
  })
  const reach = Math.max(0, below) * STEP + 1
  return [...shadows, `${reach}px ${reach}px 0 var(--ink)`].join(', ')
}
