// What is drawn as large as the window allows.

const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6]
const EDGE = 8 // px of paper below a board

/** A list of things that grow in number is drawn smaller, step by step, till all of it is in sight. */
export function shrinkToFit(list: HTMLElement): void {
  for (const step of STEPS) {
    list.style.zoom = String(step)
    if (list.scrollHeight <= list.clientHeight + 1) return
  }
}

/** A part at the end of a board is drawn tall, with the first of these sizes as its `--tall` with which it still ends in sight;
    otherwise as it is. Where the camera stands makes no difference. */
export function growToFit(part: HTMLElement, board: HTMLElement, sizes: string[]): void {
  const inSight = (size: string) => {
    part.dataset['tall'] = size
    part.style.setProperty('--tall', size)
    return board.getBoundingClientRect().top + scrollY + part.offsetHeight <= innerHeight - EDGE
  }
  if (!sizes.some(inSight)) delete part.dataset['tall']
}
