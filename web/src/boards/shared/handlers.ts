// What a thing listens to, for buttons and for groups of a drawing alike.

import type { Desk, ThingSpec } from './desk.svelte'
import { litUnder } from './under'

type Target<E extends Event> = E & { currentTarget: Element }

/** Whether an event is about the thing itself, and not about a part of it that has a card of its own. */
function own(event: Target<Event>): boolean {
  return (event.target as Element).closest('[data-thing], [data-part]') === event.currentTarget
}

/** Where the mouse was last. A thing that comes under a mouse at rest is not pointed at, though the browser says so. */
let mouse = { x: NaN, y: NaN }

function moved({ clientX, clientY }: PointerEvent): boolean {
  return !Number.isNaN(mouse.x) && (clientX !== mouse.x || clientY !== mouse.y)
}

/** Keep in mind where the mouse is, whatever it moves over. */
export function followMouse({ clientX, clientY }: PointerEvent): void {
  mouse = { x: clientX, y: clientY }
}

export function handlers(desk: Desk, spec: () => ThingSpec) {
  return {
    onclick: (event: Target<MouseEvent>) => {
      if (desk.drag.swallows()) return
      // On what has no choice of its own it counts for the lit thing that this stands on. A key is meant for the thing itself.
      const under = event.detail > 0 && desk.idle(spec()) && litUnder(event)
      if (under) under.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      else desk.press(spec(), event.currentTarget)
    },
    onpointerover: (event: Target<PointerEvent>) => {
      if (event.pointerType === 'mouse' && own(event) && moved(event)) desk.enter(spec(), event.currentTarget, 'pointer')
    },
    onpointermove: (event: Target<PointerEvent>) => {
      if (event.pointerType === 'mouse' && !event.buttons && own(event)) desk.enter(spec(), event.currentTarget, 'pointer')
      if (event.buttons) desk.drag.move(event)
      else if (event.pointerType === 'mouse') desk.under = desk.idle(spec()) ? (litUnder(event)?.getAttribute('data-thing') ?? null) : null
    },
    onpointerleave: (event: Target<PointerEvent>) => {
      if (event.pointerType === 'mouse') desk.leave()
      else desk.letGo()
    },
    onpointerup: (event: Target<PointerEvent>) => {
      desk.letGo()
      desk.drag.drop(event)
    },
    onpointercancel: () => {
      desk.letGo()
      desk.drag.cancel()
    },
    onpointerdown: (event: Target<PointerEvent>) => {
      if (event.pointerType !== 'mouse' && own(event)) desk.hold(spec(), event.currentTarget)
      if ((event.target as Element).closest('[data-thing]') === event.currentTarget) desk.drag.take(event, spec(), event.currentTarget)
    },
    onfocus: (event: Target<FocusEvent>) => {
      if (event.currentTarget.matches(':focus-visible')) desk.enter(spec(), event.currentTarget, 'focus')
    },
    onblur: () => desk.leave(),
    oncontextmenu: (event: Event) => event.preventDefault(),
  }
}
