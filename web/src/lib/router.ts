// Addresses and pages.

export type Route =
  | { page: 'lobby' }
  | { page: 'me' | 'history' | 'friends' | 'calls' }
  | { page: 'ratings'; slug: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; source: 'tables' | 'records'; id: string; move?: number }
  | { page: 'mistakes'; source: 'tables' | 'records'; id: string; seat: number; move?: number }
  | { page: 'rules'; slug: string; clause?: string }
  | { page: 'how' | 'new' | 'course'; slug: string }
  | { page: 'lesson'; slug: string; lesson: string }
  | { page: 'puzzles'; slug?: string }
  | { page: 'puzzle'; slug: string; id: string }
  | { page: 'studies'; slug?: string }
  | { page: 'study'; slug: string; name: string }
  | { page: 'lost' }

export function parseRoute(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decode)
  const [kind, id] = parts
  if (kind === undefined) return { page: 'lobby' }
  if (kind === 'me') return lifeRoute(parts.slice(1))
  if (kind === 'puzzles') return puzzleRoute(parts.slice(1))
  if (kind === 'studies') return studyRoute(parts.slice(1))
  if (id === undefined) return { page: 'lost' }
  if (kind === 't' && parts.length === 3 && parts[2] === 'replay') return lookedBack('tables', id, hash)
  if (kind === 'learn' && parts.length === 3) return { page: 'lesson', slug: id, lesson: parts[2]! }
  if (parts.length > 2) return { page: 'lost' }
  if (kind === 't') return { page: 'table', code: id }
  if (kind === 'r') return lookedBack('records', id, hash)
  if (kind === 'rules' || kind === 'how' || kind === 'new') return { page: kind, slug: id }
  if (kind === 'learn') return { page: 'course', slug: id }
  if (kind === 'ratings') return { page: 'ratings', slug: id }
  return { page: 'lost' }
}

export function routePath(route: Route): string {
  switch (route.page) {
    case 'table':
      return `/t/${encodeURIComponent(route.code)}`
    case 'replay':
      return replayPath(route) + moveHash(route.move)
    case 'mistakes':
      return `${replayPath(route)}#mistakes=${route.seat}` + (route.move === undefined ? '' : `.${route.move}`)
    case 'rules':
      return `/rules/${encodeURIComponent(route.slug)}` + (route.clause ? `#${route.clause}` : '')
    case 'puzzles':
      return route.slug === undefined ? '/puzzles' : `/puzzles/${encodeURIComponent(route.slug)}`
    case 'puzzle':
      return `/puzzles/${encodeURIComponent(route.slug)}/${encodeURIComponent(route.id)}`
    case 'studies':
      return route.slug === undefined ? '/studies' : `/studies/${encodeURIComponent(route.slug)}`
    case 'study':
      return `/studies/${encodeURIComponent(route.slug)}/${encodeURIComponent(route.name)}`
    case 'me':
      return '/me'
    case 'history':
    case 'friends':
    case 'calls':
      return `/me/${route.page}`
    case 'ratings':
      return `/ratings/${encodeURIComponent(route.slug)}`
    case 'how':
    case 'new':
      return `/${route.page}/${encodeURIComponent(route.slug)}`
    case 'course':
      return `/learn/${encodeURIComponent(route.slug)}`
    case 'lesson':
      return `/learn/${encodeURIComponent(route.slug)}/${encodeURIComponent(route.lesson)}`
    default:
      return '/'
  }
}

// The seat and secret of a link that moves a seat to another device: `#seat=2.SECRET`.
export function seatInLink(hash: string): { seat: number; secret: string } | null {
  const found = /^#seat=(\d)\.([\w-]+)$/.exec(hash)
  return found?.[1] && found[2] ? { seat: Number(found[1]), secret: found[2] } : null
}

// A match is told again, or a seat's mistakes in it, or one of them: `#mistakes=2`, `#mistakes=2.43`.
function lookedBack(source: 'tables' | 'records', id: string, hash: string): Route {
  const found = /^#mistakes=(\d)(?:\.(\d{1,6}))?$/.exec(hash)
  if (!found) return { page: 'replay', source, id, ...moveIn(hash) }
  return { page: 'mistakes', source, id, seat: Number(found[1]), ...(found[2] ? { move: Number(found[2]) } : {}) }
}

function replayPath({ source, id }: { source: 'tables' | 'records'; id: string }): string {
  return source === 'tables' ? `/t/${encodeURIComponent(id)}/replay` : `/r/${encodeURIComponent(id)}`
}

// Who somebody is, what she has played, whom she knows, how she is called back.
function lifeRoute([part, ...more]: string[]): Route {
  if (part === undefined) return { page: 'me' }
  const known = part === 'history' || part === 'friends' || part === 'calls'
  return known && more.length === 0 ? { page: part } : { page: 'lost' }
}

// Puzzles of all games, of one, or one of them.
function puzzleRoute([slug, id, ...more]: string[]): Route {
  if (slug === undefined) return { page: 'puzzles' }
  if (id === undefined) return { page: 'puzzles', slug }
  return more.length === 0 ? { page: 'puzzle', slug, id } : { page: 'lost' }
}

// Studies of all games, of one, or one of them.
function studyRoute([slug, name, ...more]: string[]): Route {
  if (slug === undefined) return { page: 'studies' }
  if (name === undefined) return { page: 'studies', slug }
  return more.length === 0 ? { page: 'study', slug, name } : { page: 'lost' }
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
