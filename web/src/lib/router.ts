// Addresses and pages.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; code: string }
  | { page: 'replay'; source: 'tables' | 'records'; id: string; move?: number }
  | { page: 'rules'; slug: string }
  | { page: 'lost' }

export function parseRoute(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decode)
  const [kind, id] = parts
  if (kind === undefined) return { page: 'lobby' }
  if (id === undefined) return { page: 'lost' }
  if (kind === 't' && parts.length === 3 && parts[2] === 'replay') return { page: 'replay', source: 'tables', id, ...moveIn(hash) }
  if (parts.length > 2) return { page: 'lost' }
  if (kind === 't') return { page: 'table', code: id }
  if (kind === 'r') return { page: 'replay', source: 'records', id, ...moveIn(hash) }
  if (kind === 'rules') return { page: 'rules', slug: id }
  return { page: 'lost' }
}

export function routePath(route: Route): string {
  switch (route.page) {
    case 'table':
      return `/t/${encodeURIComponent(route.code)}`
    case 'replay':
      return (route.source === 'tables' ? `/t/${encodeURIComponent(route.id)}/replay` : `/r/${encodeURIComponent(route.id)}`) + moveHash(route.move)
    case 'rules':
      return `/rules/${encodeURIComponent(route.slug)}`
    default:
      return '/'
  }
}

// The seat and secret of a link that moves a seat to another device: `#seat=2.SECRET`.
export function seatInLink(hash: string): { seat: number; secret: string } | null {
  const found = /^#seat=(\d)\.([\w-]+)$/.exec(hash)
  return found?.[1] && found[2] ? { seat: Number(found[1]), secret: found[2] } : null
}

// A replay opens at a move that its address names: `#move=43`.
function moveIn(hash: string): { move?: number } {
  const found = /^#move=(\d{1,6})$/.exec(hash)
  return found ? { move: Number(found[1]) } : {}
}

function moveHash(move: number | undefined): string {
  return move === undefined ? '' : `#move=${move}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
