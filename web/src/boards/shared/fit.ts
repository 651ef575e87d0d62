// A list of things that grow in number is drawn smaller, step by step, till all of it is in sight.

const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6]

export function shrinkToFit(list: HTMLElement): void {
  for (const step of STEPS) {
    list.style.zoom = String(step)
    if (list.scrollHeight <= list.clientHeight + 1) return
  }
}
