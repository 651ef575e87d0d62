// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardProps, GameEvent } from '../../lib/board'
import { telling } from './telling.svelte'

const event = (key: string) => ({ key, args: {} }) as GameEvent

it('keeps what was told from event to event, with the view after each, and forgets it when all are shown', () => {
  let props = $state.raw({ view: 0, event: null, duration: 0 } as unknown as BoardProps)
  let heard = { told: null as string[] | null }
  const end = $effect.root(() => {
    heard = telling<string[]>(
      () => props,
      (told, { key }, view) => [...(told ?? []), `${key} ${view}`],
    )
  })
  const show = (change: Partial<BoardProps>) => flushSync(() => (props = { ...props, ...change }))

  show({ event: event('one'), view: 1, duration: 300 })
  show({ lit: 'a card' }) // nothing happened
  show({ event: event('two'), view: 2 })
  expect(heard.told).toEqual(['one 1', 'two 2'])
  show({ event: event('three'), view: 3, duration: 0 }) // only noted
  expect(heard.told).toBeNull()
  show({ event: event('four'), view: 4, duration: 300 })
  show({ event: null, duration: 0 })
  expect(heard.told).toBeNull()
  end()
})
