// An attachment that does something once an element comes into sight. Where nothing is laid out everything is in sight.

export function onceSeen(then: () => (() => void) | void) {
  return (element: Element) => {
    if (!('IntersectionObserver' in globalThis)) return then()
    let undo: (() => void) | void
    const observer = new IntersectionObserver((found) => {
      if (!found.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      undo = then()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      undo?.()
    }
  }
}
