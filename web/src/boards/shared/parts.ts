// A part of a board that is no button and explains itself all the same: a number with its picture, a token on a sheet.
// Within a thing it has a card of its own for whoever points at it; the keyboard reads it with the thing.

import type { Desk } from './desk.svelte'
import { handlers } from './handlers'

/** What an element is given that is such a part. */
export function part(desk: Desk, on: string) {
  const { onclick, onfocus, onblur, ...pointing } = handlers(desk, () => ({ on, name: desk.called(on), choices: [] }))
  return { 'data-part': on, ...desk.description(on), ...pointing }
}
