import { expect, it } from 'vitest'
import type { GameEvent } from '../../generated/hold-up'
import { lookOf } from './glimpse'

const looked = (key: string, args: object) => ({ key, args, move: 1 }) as unknown as GameEvent

it('who looks at an event sees its card', () => {
  expect(lookOf(looked('hu-looked-event', { seat: 1, spot: 'east', event: 'poker' }), 1)).toEqual({ spot: 'east', event: 'poker' })
})

it('nobody else does', () => {
  expect(lookOf(looked('hu-looked-event', { seat: 1, spot: 'east', event: 'poker' }), null)).toBeNull()
  expect(lookOf(looked('hu-looked-event', { seat: 1, spot: 'east', event: 'poker' }), 2)).toBeNull()
  expect(lookOf(looked('hu-looked-event-hidden', { seat: 1, spot: 'east' }), 2)).toBeNull()
  expect(lookOf(null, 2)).toBeNull()
})
