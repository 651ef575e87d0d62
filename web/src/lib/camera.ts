// The camera of a board. The board marks what it films (`data-stage`) and names things as choices do (`data-thing`); the
// camera goes to them and back, and shakes when something strikes. Only transforms move, so nothing is laid out anew.

import type { Weight } from './board'

const NEAREST = 1.32 // times, where the board does not say how near (`data-stage="1.15"`)
const ROOM = 0.86 // so much of the picture what is looked at may fill
const PULL = 0.65 // how far it is brought towards the middle
const GOING = 420 // ms
const GOING_BACK = 260
const SOFT = 'cubic-bezier(0.22, 0.8, 0.24, 1)'
const SHAKES: Record<Weight, { reach: number; ms: number }> = { light: { reach: 3, ms: 160 }, heavy: { reach: 7, ms: 260 } }

/** A box in shares of the stage. */
interface Shares { left: number; top: number; width: number; height: number }

export class Camera {
  #stage: HTMLElement | null = null
  #framed = ''

  constructor(private readonly board: HTMLElement) {}

  /** Go where the things are, all of them in the picture; back if there are none. Half as near to what has no weight. */
  look(things: string[], ms: number, weight?: Weight): void {
    const stage = this.board.querySelector<HTMLElement>('[data-stage]')
    const boxes = stage && things.flatMap((thing) => boxOf(stage, thing) ?? [])
    if (!stage || !boxes?.length) return this.rest()
    const closest = Number(stage.dataset['stage']) || NEAREST
    const nearest = weight ? closest : (1 + closest) / 2
    this.#go(stage, framing(stage.getBoundingClientRect(), boxes, nearest), Math.min(GOING, ms))
  }

  rest(): void {
    if (!this.#stage?.isConnected) this.#framed = ''
    else if (this.#framed) this.#go(this.#stage, '', GOING_BACK)
  }

  strike(weight: Weight): void {
    const { reach, ms } = SHAKES[weight]
    const aside = [1, -0.8, 0.5, -0.25].map((share) => `${(share * reach).toFixed(1)}px ${(share * reach * -0.6).toFixed(1)}px`)
    this.board.querySelector<HTMLElement>('[data-stage]')?.animate({ translate: ['0px 0px', ...aside, '0px 0px'] }, { duration: ms })
  }

  /** Let a card stand out, and no other. */
  raise(thing: string | null): void {
    for (const raised of this.board.querySelectorAll('[data-acting]')) raised.removeAttribute('data-acting')
    if (thing) this.board.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.setAttribute('data-acting', '')
  }

  #go(stage: HTMLElement, framed: string, ms: number): void {
    if (stage === this.#stage && framed === this.#framed) return
    this.#stage = stage
    this.#framed = framed
    const frame = stage.parentElement!
    frame.toggleAttribute('data-filmed', true)
    stage.style.transformOrigin = '0 0'
    stage.style.transition = `transform ${ms}ms ${SOFT}`
    stage.style.transform = framed || 'none'
    const there = ({ target }: Event): void => {
      if (target !== stage) return
      stage.removeEventListener('transitionend', there)
      if (!this.#framed) frame.removeAttribute('data-filmed')
    }
    if (!framed) stage.addEventListener('transitionend', there)
  }
}

/** Where a thing is on the stage, wherever the camera is just now. */
function boxOf(stage: HTMLElement, thing: string): Shares | null {
  const found = stage.querySelector(`[data-thing="${CSS.escape(thing)}"]`)
  if (!found) return null
  const [inner, outer] = [found.getBoundingClientRect(), stage.getBoundingClientRect()]
  return {
    left: (inner.left - outer.left) / outer.width,
    top: (inner.top - outer.top) / outer.height,
    width: inner.width / outer.width,
    height: inner.height / outer.height,
  }
}

/** The transform that brings boxes near. A stage that is only partly in the window is not moved, for it can be scrolled. */
export function framing(stage: Pick<DOMRect, 'width' | 'height'>, boxes: Shares[], nearest = NEAREST): string {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  const seen = { x: Math.min(1, innerWidth / stage.width), y: Math.min(1, innerHeight / stage.height) }
  const near = Math.min(nearest, (ROOM * seen.x) / (right - left), (ROOM * seen.y) / (bottom - top))
  if (near <= 1.02) return ''
  const x = shifted((left + right) / 2, near, seen.x < 1)
  const y = shifted((top + bottom) / 2, near, seen.y < 1)
  return `translate(${x}%, ${y}%) scale(${near.toFixed(3)})`
}

/** In percent of the stage, which always fills its frame. */
function shifted(at: number, near: number, scrolled: boolean): string {
  const to = scrolled ? at : at + (0.5 - at) * PULL
  return (100 * Math.max(1 - near, Math.min(0, to - near * at))).toFixed(2)
}
