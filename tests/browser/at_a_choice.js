// What is wrong with a table that waits for somebody's choice. On a desk nothing has to be scrolled; on a phone what is lit
// can be brought into sight, half of the height is the board's, and what lies on nothing there is a button of the list.
({ desk, half }) => {
  const flaws = []
  const one = (selector) => document.querySelector(selector)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const box = (thing) => thing.getBoundingClientRect()
  const drawn = (thing) => thing.getClientRects().length > 0 && getComputedStyle(thing).clipPath === 'none'
  const named = (thing) =>
    thing.dataset?.thing ?? `${thing.tagName}.${thing.getAttribute('class')} "${thing.textContent.trim().slice(0, 30)}"`
  const isInside = ({ top, bottom, left, right }) =>
    top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1

  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

  // Whether there is a point where a press reaches the thing itself, and nothing that lies over it.
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96]
  function isReached(thing) {
    const { left, top, width, height } = box(thing)
    const at = (along, down) => document.elementFromPoint(left + width * along, top + height * down)
    return shares.some((down) => shares.some((along) => thing.contains(at(along, down))))
  }

  // The part that cuts words off, if there is one. What scrolls may hold more than it shows, and an ellipsis says so itself.
  function cutBy(part) {
    const { overflowX, textOverflow } = getComputedStyle(part)
    if (textOverflow !== 'ellipsis' && overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1) return part
    const { left, right, top, bottom } = box(part)
    for (let around = part.parentElement; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      const scrolls = [style.overflowX, style.overflowY].some((flow) => flow === 'auto' || flow === 'scroll')
      if (scrolls || style.clipPath !== 'none') return null
      const edge = box(around)
      const across = style.overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)
      const down = style.overflowY === 'hidden' && (top < edge.top - 1 || bottom > edge.bottom + 1)
      if (across || down) return around
      if (style.position === 'fixed') return null
    }
    return null
  }

  const lit = all('.game-board .thing.lit')
  const listed = all('.choices li').filter(drawn)
  const unlisted = all('.choices li').length - listed.length

  if (document.documentElement.scrollWidth > innerWidth) flaws.push('the page is wider than the window')
  for (const part of all('.turn .sentence, .board-hand')) if (!isInside(box(part))) flaws.push(`${named(part)} is out of sight`)
  if (desk) {
    const below = document.documentElement.scrollHeight - innerHeight
    if (below > 1) flaws.push(`${below} px of the table are below the fold`)
    for (const thing of lit) if (!isInside(box(thing))) flaws.push(`${named(thing)} is lit, but out of sight`)
    for (const hand of all('.board-hand'))
      for (const thing of lit)
        if (!hand.contains(thing) && overlap(box(hand), box(thing))) flaws.push(`${named(thing)} is lit, but the hand lies over it`)
    for (const button of all('.sheet-below .row button').filter(drawn))
      if (!isReached(button)) flaws.push(`${named(button)} is out of reach below the list`)
  } else {
    if (listed.some(({ classList }) => classList.contains('on-board'))) flaws.push('the list repeats what lies on the board')
    if (unlisted && !lit.length) flaws.push(`${unlisted} choices lie nowhere`)
  }
  if (half) {
    const from = Math.max(box(one('.board')).top, box(one('.turn')).bottom)
    const to = Math.min(...all('.board-hand, .sheet-below').map((sheet) => box(sheet).top))
    if (to - from < innerHeight / 2) flaws.push(`the board has ${Math.round(to - from)} px of ${innerHeight}`)
  }

  for (const part of all('.seats *, .turn *, .game-board *, .sheet-below *')) {
    const speaks = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const folded = part.closest('.choices li') && !listed.includes(part.closest('li'))
    if (!speaks || folded || part.closest('.unseen, svg, .floating') || !drawn(part)) continue
    const cutter = cutBy(part)
    if (cutter) flaws.push(`${named(part)} is cut off by .${cutter.className}`)
  }

  for (const thing of lit) {
    if (!desk) thing.scrollIntoView({ block: 'center', inline: 'center' })
    if (!isReached(thing)) flaws.push(`${named(thing)} is lit, but no press can reach it`)
  }
  scrollTo(0, 0)
  return flaws
}
