// An attachment for lists that grow: the end stays in sight, unless somebody has scrolled up to read.

const NEAR = 48

export function keepAtEnd(length: () => number) {
  return (element: HTMLElement) => {
    let reading = false
    const scrolled = () => {
      reading = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR
    }
    element.addEventListener('scroll', scrolled)
    $effect(() => {
      length()
      if (!reading) element.scrollTop = element.scrollHeight
    })
    return () => element.removeEventListener('scroll', scrolled)
  }
}
