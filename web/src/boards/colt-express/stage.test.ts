// A recorded match, event by event: what the events show must be what the next view says.

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/board'
import match from '../preview/data/ce4.json'
import { show } from './stage'
import type { View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const steps = match as unknown as Step[]

/** What must agree: everything that stands or lies on the train, and what the bandits own. The values of purses may wait. */
function onTheTable(view: View) {
  const purses = (car: View['train'][number]) =>
    [car.inside, car.roof].map((loot) => [loot.purses.map(({ purse }) => purse).sort(), loot.jewels, loot.strongboxes])
  const bandits = view.bandits.map(({ character, car, floor, bullets, received, purses, jewels, strongboxes, cash }) => [
    [character, car, floor],
    [bullets, received, purses, jewels, strongboxes, cash],
  ])
  return { train: view.train.map(purses), marshal: view.marshal, neutral: view.neutral, beside: view.strongboxes_beside, bandits }
}

describe('the events of a match', () => {
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (before)
      it(`lead from view ${index - 1} to view ${index}`, () => {
        const shown = step.events.reduce(show, before.view)
        expect(onTheTable(shown)).toEqual(onTheTable(step.view))
        expect(shown.pile.map(({ bandit }) => bandit)).toEqual(step.view.pile.map(({ bandit }) => bandit))
      })
  }
})
