// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardProps, GameEvent, Head } from '../../lib/board'
import { telling } from './telling.svelte'

const event = (key: string) => ({ key, args: {} }) as GameEvent
const round = (round: number) => ({ round }) as Head

it('keeps what was told from event to event, with the view after each, and forgets it when all are shown', () => {
  let props = $state.raw({ view: round(0), event: null, duration: 0 } as unknown as BoardProps)
  let heard = { told: null as string[] | null }
  const end = $effect.root(() => {
    heard = telling(
      () => props,
      (told: string[] | null, { key }, { round }) => [...(told ?? []), `${key} ${round}`],
    )
  })
  const show = (change: Partial<BoardProps>) => flushSync(() => (props = { ...props, ...change }))

  show({ event: event('one'), view: round(1), duration: 300 })
  show({ lit: 'a card' }) // nothing happened
  show({ event: event('two'), view: round(2) })
  expect(heard.told).toEqual(['one 1', 'two 2'])
  show({ event: event('three'), view: round(3), duration: 0 }) // only noted
  expect(heard.told).toBeNull()
  show({ event: event('four'), view: round(4), duration: 300 })
  show({ event: null, duration: 0 })
  expect(heard.told).toBeNull()
  end()
})
