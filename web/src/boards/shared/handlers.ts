// What a thing listens to, for buttons and for groups of a drawing alike.

import type { Desk, ThingSpec } from './desk.svelte'

type Target<E extends Event> = E & { currentTarget: Element }

export function handlers(desk: Desk, spec: () => ThingSpec) {
  return {
    onclick: (event: Target<MouseEvent>) => desk.press(spec(), event.currentTarget),
    onpointerenter: (event: Target<PointerEvent>) => {
      if (event.pointerType === 'mouse') desk.enter(spec(), event.currentTarget, 'pointer')
    },
    onpointerleave: (event: Target<PointerEvent>) => {
      if (event.pointerType === 'mouse') desk.leave()
      else desk.letGo()
    },
    onpointerup: () => desk.letGo(),
    onpointercancel: () => desk.letGo(),
    onpointerdown: (event: Target<PointerEvent>) => {
      if (event.pointerType !== 'mouse') desk.hold(spec(), event.currentTarget)
    },
    onfocus: (event: Target<FocusEvent>) => {
      if (event.currentTarget.matches(':focus-visible')) desk.enter(spec(), event.currentTarget, 'focus')
    },
    onblur: () => desk.leave(),
    oncontextmenu: (event: Event) => event.preventDefault(),
  }
}
