// An attachment for lists that grow: the end stays in sight, unless somebody has scrolled up to read. Other words, another
// language or another window change the size of things too.

import { watchSizes } from '../lib/sizes'

const NEAR = 48

export function keepAtEnd(length: () => number) {
  return (element: HTMLElement) => {
    let reading = false
    const scrolled = () => {
      reading = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR
    }
    const keep = () => {
      if (!reading) element.scrollTop = element.scrollHeight
    }
    const unwatch = watchSizes([element, ...element.children], keep)
    element.addEventListener('scroll', scrolled)
    $effect(() => {
      length()
      keep()
    })
    return () => {
      unwatch()
      element.removeEventListener('scroll', scrolled)
    }
  }
}
