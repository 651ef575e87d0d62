// Where the visitor is. Links are plain links; following one inside the house does not reload the page.

import { parseRoute, routePath, type Route } from '../lib/router'

let current = $state.raw<Route>(parseRoute(location.pathname, location.hash))

export function route(): Route {
  return current
}

export function go(to: Route): void {
  follow(routePath(to))
}

/** Go where a path leads, as a link would. */
export function follow(path: string): void {
  history.pushState(null, '', path)
  current = parseRoute(location.pathname, location.hash)
  scrollTo(0, 0)
}

export function startNavigating(): void {
  addEventListener('popstate', () => (current = parseRoute(location.pathname, location.hash)))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target || link.hash) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    follow(link.pathname)
  })
}
