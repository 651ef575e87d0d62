// Recorded matches, event by event: what the events show must be what the next view says.

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/board'
import duel from '../preview/data/weduel.json'
import two from '../preview/data/we2.json'
import four from '../preview/data/we4.json'
import { flightsOf } from './flights'
import { show } from './stage'
import type { View } from './types'

interface Step {
  view: View
  events: GameEvent[]
}

const matches = { two, four, duel } as unknown as Record<string, Step[]>
const dealtAnew = ({ events }: Step) => events.some(({ key }) => key === 'we-round-began')

/** What must agree. The card below one that was taken, and what is dealt for a new round, only the next view tells. */
function onTheTable(view: View, step: Step, shown: View) {
  const { posters, seats, pile, discard, playing, hand, round, dealer } = view
  const dealt = dealtAnew(step)
  return {
    round,
    dealer,
    playing,
    posters: posters.map(({ outlaw, reward, opened, points }) => [outlaw, dealt || reward, opened, points]),
    seats: seats.map(({ money, hand: count, groups }) => [money, dealt || count, groups]),
    pile: dealt || view.over || pile,
    size: dealt || view.over || discard.size,
    top: shown.discard.top && !view.over ? discard.top : null,
    hand: dealt || view.over || Object.entries(hand ?? {}).filter(([, count]) => count > 0).sort(),
  }
}

describe.each(Object.entries(matches))('the events of the match %s', (_, steps) => {
  it.each(steps.slice(1).map((step, index) => ({ step, index })))('lead from view $index to the next', ({ step, index }) => {
    const shown = step.events.reduce(show, steps[index]!.view)
    expect(onTheTable({ ...shown, over: step.view.over }, step, shown)).toEqual(onTheTable(step.view, step, shown))
  })
})

describe('the recorded matches', () => {
  const events = Object.values(matches).flatMap((steps) => steps.slice(1).flatMap((step) => step.events))

  it('show every kind of event that moves a card', () => {
    const kinds = new Set(events.map(({ key }) => key))
    const wanted = ['laid', 'placed', 'shot', 'spent', 'gun-gone', 'gave', 'has-none', 'stole', 'orphaned', 'hid', 'freed', 'answered']
    const searched = ['searches', 'fetched', 'fetched-open', 'fetched-hidden', 'reshuffled', 'dropped', 'captured', 'paid', 'carried', 'duel-shot']
    expect([...wanted, ...searched].filter((key) => !kinds.has(`we-${key}`))).toEqual([])
  })

  it('fly between spots that the board has', () => {
    const spots = events.flatMap(flightsOf).flatMap(({ from, to }) => [from, to])
    const known = /^(pile|discard|play|middle|seat:\d|group:\d:[a-z-]+|poster:[a-z-]+)$/
    expect(spots.filter((spot) => !known.test(spot))).toEqual([])
    expect(spots.length).toBeGreaterThan(100)
  })
})
