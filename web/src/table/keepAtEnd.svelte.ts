// An attachment for lists that grow: the end stays in sight, unless somebody has scrolled up to read. Other words, another
// language or another window change the size of things too.

import { watchSizes } from '../lib/sizes'

const NEAR = 48

export function keepAtEnd(length: () => number) {
  return (element: HTMLElement) => {
    let reading = false
    let kept = ''
    const size = () => `${element.clientHeight} ${element.scrollHeight}`
    // A list that was put away and comes back, or has another size, was moved by nobody.
    const scrolled = () => {
      if (size() === kept) reading = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR
    }
    const keep = () => {
      if (!reading) element.scrollTop = element.scrollHeight
      kept = size()
    }
    const unwatch = watchSizes([element, ...element.children], keep)
    element.addEventListener('scroll', scrolled)
    // With the next frame, which is laid out then anyway.
    let frame = 0
    $effect(() => {
      length()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    })
    return () => {
      cancelAnimationFrame(frame)
      unwatch()
      element.removeEventListener('scroll', scrolled)
    }
  }
}
