// A recorded match, event by event: what the events show must be what the next view says.

import { expect, it } from 'vitest'
import { gangOf, isLeader, outlaws } from '../../art/outlaws/faces'
import { GANGS } from '../../art/outlaws/gangs'
import type { GameEvent } from '../../lib/board'
import all from '../preview/data/pe3.json'
import plain from '../preview/data/pe2.json'
import { show } from './stage'
import type { Card, View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const matches = { all, plain } as unknown as Record<string, Step[]>
const steps = Object.entries(matches).flatMap(([match, steps]) =>
  steps.slice(1).map((step, index) => ({ match, index, step, before: steps[index]!.view })),
)

/** What must agree: all that lies on the table and what everybody owns. What stacks are worth may wait. */
function onTheTable(view: View) {
  const { round, first, saloon, discard, wanted_left, one, supremacy, cavalry } = view
  const towns = view.towns.map((town) => ({ ...town, gone: town.gone && town.gone.map(({ card }) => card).sort() }))
  const seats = view.seats.map(({ stacks, wanted, one, dollars, tokens }) => ({ stacks, wanted, one, dollars, tokens }))
  return { round, first, towns, saloon, discard, seats, wanted_left, one, supremacy, cavalry }
}

it.each(steps)('$match: leads from view $index to the next', ({ step, before }) => {
  expect(onTheTable(step.events.reduce(show, before))).toEqual(onTheTable(step.view))
})

it('shows a duel while it is fought, a row for each of two or one for all, and no longer', () => {
  const shown: View[] = []
  for (const { step, before } of steps) {
    step.events.reduce((view, event) => {
      const next = show(view, event)
      expect(next.duel !== undefined).toBe(/^pe-(duel|tuel|tile)/.test(event.key))
      shown.push(next)
      return next
    }, before)
  }
  const duels = shown.flatMap(({ duel }) => (duel?.winner === undefined ? [] : [duel]))
  expect(new Set(duels.map(({ rows }) => rows.length))).toEqual(new Set([1, 2]))
  for (const { rows, winner } of duels) {
    const bang = rows.flatMap(({ tiles }) => tiles).find(({ tile }) => tile === 'bang')
    expect(bang?.seat).toBe(winner)
  }
})

it('says of every gang what its majority came to', () => {
  const reckoned = steps.flatMap(({ step, before }) => {
    const events = step.events.slice(0, step.events.findIndex(({ key }) => key === 'pe-points') + 1)
    return events.length ? [events.reduce(show, before).reckoning] : []
  })
  expect(reckoned.length).toBeGreaterThan(0)
  for (const reckoning of reckoned) expect(Object.keys(reckoning!.gangs)).toEqual(GANGS)
})

it('draws every outlaw in the gang the cards say, twelve to a gang, and the leaders as leaders', () => {
  const cards = steps.flatMap(({ step }): Card[] => [
    ...step.view.towns.flatMap(({ face }) => face ?? []),
    ...step.view.seats.flatMap(({ stacks }) => stacks.flatMap(({ cards }) => cards ?? [])),
  ])
  expect(cards.length).toBeGreaterThan(0)
  for (const { card, gang, leader } of cards) {
    expect(card in outlaws[gang], card).toBe(true)
    expect([gangOf(card), isLeader(card)], card).toEqual([gang, leader])
  }
  for (const gang of GANGS) expect(Object.keys(outlaws[gang])).toHaveLength(12)
})
