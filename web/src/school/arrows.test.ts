import { expect, it } from 'vitest'
import { sideFor } from './arrows'

const room = { left: 0, top: 0, width: 390, height: 844 }
const card = { left: 100, top: 600, width: 80, height: 60 }

it('comes from above where nothing is there', () => {
  expect(sideFor(card, [], room)).toBe('above')
})

it('hides no name: with a card above, and the edge below, it comes from aside', () => {
  const above = { left: 100, top: 540, width: 80, height: 55 }
  expect(sideFor(card, [above], { ...room, height: 670 })).toBe('right')
})

it('stays away where everything around is taken: the ring is enough', () => {
  const around = { left: 0, top: 500, width: 390, height: 300 }
  expect(sideFor(card, [around], room)).toBeNull()
})

it('does not leave its room', () => {
  expect(sideFor({ ...card, top: 4 }, [], room)).toBe('below')
})
