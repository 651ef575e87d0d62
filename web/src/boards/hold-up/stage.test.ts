// Recorded matches, event by event: what the events show must be what the next view says.

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/board'
import four from '../preview/data/hu4.json'
import two from '../preview/data/hu2.json'
import { show } from './stage'
import type { Gangster, View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const matches = { four, two } as unknown as Record<string, Step[]>

function shownOf(card: Gangster | null) {
  if (!card) return null
  const { seat, face_down, role, gangster, strength, firepower, bounty, fate, captor } = card
  return { seat, face_down, role, gangster, strength, firepower, bounty, fate, captor, seen: face_down ? card.seen_by : undefined }
}

/** Everything that lies or stands in the town and what everybody owns; sums wait for the next view. */
function onTheTable(view: View) {
  return {
    first: view.first,
    hand: [...(view.hand ?? [])].sort(),
    pile: [...(view.pile ?? [])].sort(),
    bonus: view.bonus_left,
    gangs: view.gangs,
    events: view.events.map(({ spot, event, face_up, seen_by }) => ({ spot, event, face_up, seen_by: face_up ? [] : seen_by })),
    streets: view.streets.map(({ street, settled, captor, victim, bounty }) => ({ street, settled, captor, victim, bounty })),
    buildings: view.buildings.map(({ building, loot, poker, seduction, sides }) => ({
      building,
      poker,
      seduction,
      loot: loot?.map(({ worth, bonus, guard, taker }) => ({ worth, bonus, guard, taker })),
      places: sides.map(({ places }) => places.map(shownOf)),
    })),
  }
}

describe.each(Object.keys(matches))('the events of a match of %s', (name) => {
  const steps = matches[name]!
  it.each(steps.slice(1).map((step, index) => ({ step, index })))('lead from view $index to the next', ({ step, index }) => {
    expect(onTheTable(step.events.reduce(show, steps[index]!.view))).toEqual(onTheTable(step.view))
  })
})
