// Dragging a thing to where it goes: another way to choose, with mouse, pen or finger. What is dropped needs no second click.

import type { Choice } from '../../lib/board'
import type { Desk, ThingSpec } from './desk.svelte'

const FAR = 8 // pixels: less is a click with an unsteady hand
const FAINT = '0.35'

type Held = Element & { style: CSSStyleDeclaration }
interface Taken { spec: ThingSpec; element: Held; pointer: number; x: number; y: number }
interface Landing { element: Element; choices: Choice[] }

export class Drag {
  #taken: Taken | null = null
  #ghost: Held | null = null
  #ended = false

  constructor(private readonly desk: Desk) {}

  /** A pointer goes down on a thing: if it moves, the thing comes along. */
  take({ button, pointerId, clientX, clientY }: PointerEvent, spec: ThingSpec, element: Element): void {
    this.cancel()
    this.#ended = false
    if (!spec.drop || button !== 0 || this.desk.choices.length === 0) return
    this.#taken = { spec, element: element as Held, pointer: pointerId, x: clientX, y: clientY }
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    const taken = this.#taken
    if (taken?.pointer !== pointerId) return
    const [dx, dy] = [clientX - taken.x, clientY - taken.y]
    if (!this.#ghost && Math.hypot(dx, dy) < FAR) return
    this.#ghost ??= this.#lift(taken)
    this.#ghost.style.translate = `${dx}px ${dy}px`
    this.desk.under = this.#landing(clientX, clientY)?.element.getAttribute('data-thing') ?? null
  }

  /** The pointer goes up: where the thing may land a choice is made, elsewhere it goes back. */
  drop({ pointerId, clientX, clientY }: PointerEvent): void {
    const taken = this.#taken
    if (taken?.pointer !== pointerId || !this.#ghost) return this.cancel()
    const landing = this.#landing(clientX, clientY)
    this.cancel()
    this.#ended = true
    setTimeout(() => (this.#ended = false)) // where the thing is gone no click follows
    if (landing) this.desk.land(taken.spec, landing.choices, landing.element)
  }

  cancel(): void {
    if (this.#ghost) {
      this.#ghost.remove()
      this.#ghost = null
      this.desk.under = null
      this.#taken?.element.style.removeProperty('opacity')
    }
    this.#taken = null
  }

  /** Whether the click that was just heard only ended a drag. */
  swallows(): boolean {
    const ended = this.#ended
    this.#ended = false
    return ended
  }

  #lift({ element, pointer }: Taken): Held {
    this.desk.close()
    element.setPointerCapture?.(pointer)
    const ghost = ghostOf(element)
    element.style.opacity = FAINT
    element.closest('.game-board')?.append(ghost)
    return ghost
  }

  /** The topmost thing under the pointer where the dragged one may go, or the board, but for the hand it comes from. */
  #landing(x: number, y: number): Landing | null {
    const { spec, element } = this.#taken!
    const under = document.elementsFromPoint(x, y)
    const home = element.closest('.board-hand') ?? element
    for (const one of under) {
      const thing = one.closest('.game-board [data-thing]')
      const choices = thing && !home.contains(thing) ? spec.drop!(thing.getAttribute('data-thing')!) : []
      if (thing && choices.length) return { element: thing, choices }
    }
    const board = under.find((one) => one.matches('.game-board'))
    const choices = board && !under.includes(home) ? spec.drop!(null) : []
    return choices.length ? { element, choices } : null
  }
}

/** What is seen of a thing under the pointer: a copy that nothing clips. */
function ghostOf(element: Element): Held {
  const copy = element.cloneNode(true) as Held
  for (const name of ['data-thing', 'tabindex']) copy.removeAttribute(name)
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element instanceof SVGGraphicsElement ? framed(copy, element.getBBox()) : copy
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed', zIndex: '30', margin: '0', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    overflow: 'visible', pointerEvents: 'none', transition: 'none',
  })
  return ghost
}

function framed(copy: Element, { x, y, width, height }: DOMRect): Held {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  frame.append(copy)
  return frame
}
