import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRoute, routePath, seatInLink, type Route } from '../src/lib/router'

it('knows the pages by their addresses', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' })
  expect(parseRoute('/me')).toEqual({ page: 'me' })
  for (const page of ['history', 'friends', 'calls'] as const) expect(parseRoute(routePath({ page }))).toEqual({ page })
  expect(parseRoute('/me/others')).toEqual({ page: 'lost' })
  expect(parseRoute(routePath({ page: 'ratings', slug: 'hold-up' }))).toEqual({ page: 'ratings', slug: 'hold-up' })
  expect(parseRoute('/t/KX7Q')).toEqual({ page: 'table', code: 'KX7Q' })
  expect(parseRoute('/t/KX7Q/replay')).toEqual({ page: 'replay', source: 'tables', id: 'KX7Q' })
  expect(parseRoute('/r/abc')).toEqual({ page: 'replay', source: 'records', id: 'abc' })
  expect(parseRoute('/rules/colt-express')).toEqual({ page: 'rules', slug: 'colt-express' })
  expect(parseRoute('/learn/colt-express')).toEqual({ page: 'course', slug: 'colt-express' })
  expect(parseRoute('/learn/colt-express/fire')).toEqual({ page: 'lesson', slug: 'colt-express', lesson: 'fire' })
  expect(parseRoute('/r/abc', '#move=43')).toEqual({ page: 'replay', source: 'records', id: 'abc', move: 43 })
  expect(parseRoute('/t/KX7Q/replay', '#mistakes=2')).toEqual({ page: 'mistakes', source: 'tables', id: 'KX7Q', seat: 2 })
  expect(parseRoute('/r/abc', '#mistakes=2.43')).toEqual({ page: 'mistakes', source: 'records', id: 'abc', seat: 2, move: 43 })
  for (const hash of ['#mistakes=', '#mistakes=2.', '#move=', '#move=-1', '#move=4x', '#other=4']) expect(parseRoute('/r/abc', hash)).toEqual(parseRoute('/r/abc'))
  for (const path of ['/t', '/x/y', '/t/a/b', '/r/a/b', '/%E0%A4%A']) expect(parseRoute(path)).toEqual({ page: 'lost' })
})

it('leads back from every route it writes', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')
  const routes: fc.Arbitrary<Route> = fc.oneof(
    id.map((code) => ({ page: 'table', code }) as const),
    id.map((slug) => ({ page: 'rules', slug }) as const),
    id.map((slug) => ({ page: 'course', slug }) as const),
    id.map((slug) => ({ page: 'lesson', slug, lesson: slug }) as const),
    fc.record({ page: fc.constant('replay' as const), source: fc.constantFrom('tables' as const, 'records' as const), id }),
    fc.record({ page: fc.constant('replay' as const), source: fc.constantFrom('tables' as const, 'records' as const), id, move: fc.nat(999_999) }),
    fc.record({ page: fc.constant('mistakes' as const), source: fc.constantFrom('tables' as const, 'records' as const), id, seat: fc.nat(5) }),
    fc.record({ page: fc.constant('mistakes' as const), source: fc.constantFrom('tables' as const, 'records' as const), id, seat: fc.nat(5), move: fc.nat(999) }),
  )
  fc.assert(
    fc.property(routes, (route) => {
      const [path = '', hash] = routePath(route).split('#')
      expect(parseRoute(path, hash === undefined ? '' : `#${hash}`)).toEqual(route)
    }),
  )
})

it('finds the seat in a link that moves it', () => {
  expect(seatInLink('#seat=2.abc-DEF_1')).toEqual({ seat: 2, secret: 'abc-DEF_1' })
  expect(seatInLink('#seat=abc')).toBeNull()
  expect(seatInLink('')).toBeNull()
})
