// Brings things into sight. Where nothing is laid out, nothing is out of sight.

/** What can be chosen on a board: on a phone it may lie further down, once the board is there. */
export function bringLitIntoSight(): void {
  bringIntoSight([...document.querySelectorAll('.game-board .lit')])
}

/** If none of these can be seen, whatever scrolls is scrolled to the first. */
export function bringIntoSight(things: Element[]): void {
  if (!('elementFromPoint' in document) || things.some(isSeen)) return
  things[0]?.scrollIntoView({ block: 'center', inline: 'center' })
}

function isSeen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
