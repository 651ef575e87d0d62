// Brings things into sight. Where nothing is laid out, nothing is out of sight.

/** If none of these can be seen, whatever scrolls is scrolled to the first. */
export function bringIntoSight(things: Element[]): void {
  if (!('elementFromPoint' in document) || things.some(isSeen)) return
  things[0]?.scrollIntoView({ block: 'center', inline: 'center' })
}

function isSeen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
