// A recorded match, event by event: what the events show must be what the next view says.

import { expect, it } from 'vitest'
import type { GameEvent } from '../../lib/board'
import match from '../preview/data/st4.json'
import { show } from './stage'
import type { View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const steps = match as unknown as Step[]

function onTheTable({ lands, characters, envelope, aside }: View) {
  const held = (tokens: Record<string, number>) => Object.entries(tokens).filter(([, count]) => count > 0).sort()
  return { lands, characters, size: envelope.size, envelope: held(envelope.tokens), aside: held(aside) }
}

it.each(steps.slice(1).map((step, index) => ({ step, index })))('leads from view $index to the next', ({ step, index }) => {
  expect(onTheTable(step.events.reduce(show, steps[index]!.view))).toEqual(onTheTable(step.view))
})
