// Recorded matches, event by event: what the events show must be what the next view says. One is a game played through;
// the other is made of moments, each a view and the one that follows it, in which every kind of event happens.

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/board'
import match from '../preview/data/ce4.json'
import moments from '../preview/data/cemoments.json'
import { show } from './stage'
import type { Loot, View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const steps = match as unknown as Step[]
const pairs = moments as unknown as Step[]

/** What lies at a place. The values of purses and what is in a flask may wait. */
function lying({ purses, jewels, strongboxes, flasks = [] }: Loot) {
  return [purses.map(({ purse }) => purse).sort(), jewels, strongboxes, flasks.map(({ flask, half }) => [flask, half]).sort()]
}

/** What must agree: everything that stands or lies on the train and beside it, and what the bandits own. */
function onTheTable(view: View) {
  const bandits = view.bandits.map((bandit) => [
    [bandit.character, bandit.car, bandit.floor, bandit.away ?? false, bandit.gone ?? false, bandit.hostage ?? null],
    [bandit.bullets, bandit.received, bandit.purses, bandit.jewels, bandit.strongboxes, bandit.cash],
    (bandit.flasks ?? []).map(({ kind, half }) => `${kind} ${half}`).sort(),
  ])
  return {
    bandits,
    train: view.train.map(({ inside, roof, horses = 0 }) => [lying(inside), lying(roof), horses]),
    coach: view.coach && [view.coach.facing, lying(view.coach.inside), lying(view.coach.roof)],
    time: view.time_car && [lying(view.time_car.inside), view.time_car.horses ?? 0],
    beside: [view.marshal, view.shotgun, view.neutral, view.strongboxes_beside, view.hostages, view.traveller ?? null],
    pile: view.pile.map(({ bandit, seat, card }) => [bandit, seat, card]),
  }
}

function follows(before: Step, after: Step): void {
  const shown = after.events.reduce(show, before.view)
  expect(onTheTable(shown)).toEqual(onTheTable(after.view))
}

describe('the events of a match', () => {
  for (const [index, step] of steps.entries())
    if (index > 0) it(`lead from view ${index - 1} to view ${index}`, () => follows(steps[index - 1]!, step))
})

describe('the events of the variants, the expansion and the car', () => {
  for (let index = 1; index < pairs.length; index += 2) {
    const keys = pairs[index]!.events.map(({ key }) => key.replace('ce-', ''))
    it(`lead on: ${[...new Set(keys)].join(', ')}`, () => follows(pairs[index - 1]!, pairs[index]!))
  }
})
