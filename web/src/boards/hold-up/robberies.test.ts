import { expect, it } from 'vitest'
import { hearRobberies, type Robberies } from './robberies'
import type { GameEvent, View } from '../../generated/hold-up'

const view = {
  events: [
    { spot: 'north-left', event: 'painted-sign' },
    { spot: 'south-left', event: null },
    { spot: 'west', event: 'none' },
  ],
  buildings: [
    { building: 'bank', loot: null },
    { building: 'saloon', loot: [{ worth: 500 }, { worth: 300 }] },
  ],
} as unknown as View

const told = (...events: [string, object][]) =>
  events.reduce<Robberies | null>((robberies, [key, args]) => hearRobberies(robberies, { key, args } as GameEvent, view), null)
const reveal: [string, object] = ['hu-reveal', {}]

it('turns up cards and loot one after the other, where there are any and they lay face down', () => {
  expect(told(reveal)!.down).toEqual(['north-left', 'south-left', 'bank'])
  const up: [string, object][] = [['hu-event-up', { spot: 'south-left', event: 'poker' }], ['hu-loot-up', { building: 'bank', big: 900, small: 400 }]]
  expect(told(reveal, ...up)!.down).toEqual(['north-left'])
})

it('remembers where the cards lay that the painted sign exchanged', () => {
  expect(told(reveal, ['hu-sign', { spot: 'north-left', other: 'south-left' }])!.from).toEqual({ 'north-left': 'south-left', 'south-left': 'north-left' })
})

it('remembers where tiles lay first, however often they are carried off', () => {
  const { from } = told(reveal, ['hu-stagecoach', { building: 'bank', other: 'saloon' }], ['hu-stagecoach', { building: 'saloon', other: 'hotel' }])!
  expect([from['bank:0'], from['saloon:0'], from['hotel:0'], from['hotel:1']]).toEqual(['saloon:0', 'hotel:0', 'bank:0', 'bank:1'])
})

it('says which events are at work at a building', () => {
  const events: [string, object][] = [['hu-seduction', { building: 'bank' }], ['hu-poker', { building: 'bank' }]]
  expect(told(reveal, ...events)!.acting).toEqual({ bank: ['seduction', 'poker'] })
})

it('begins when everything is turned up', () => {
  expect(told(['hu-placed', { seat: 0 }], ['hu-sign', { spot: 'north-left', other: 'south-left' }])).toBeNull()
})
