// Patterns of things, by the cases that the server's side is held to as well.

import { expect, it } from 'vitest'
import { explained } from '../src/lib/things'
import { cases, slug, table } from '../../tests/things.json'

it.each(Object.entries(cases))('%s is explained by %s', (on, key) => {
  expect(explained(slug, table, on)?.key ?? null).toBe(key)
})

it('names a thing by its own message or by its word', () => {
  expect(explained('toy', { 'place:*:roof': 'XX-01' }, 'place:3:roof')).toEqual({
    key: 'about-toy-place-roof',
    names: ['thing-toy-place-roof', 'name-roof'],
    clause: 'XX-01',
  })
})
