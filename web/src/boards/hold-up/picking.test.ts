import { expect, it, vi } from 'vitest'
import type { BoardProps, Choice } from '../../lib/board'
import { Desk } from '../shared/desk.svelte'
import { Picking } from './picking.svelte'

let code = 0
const laid = (key: string, role: string, side: string): Choice => ({ code: ++code, text: '', key, args: { role }, on: `side:${side}` })
const SIDES = ['bank:north', 'bank:west', 'bank-annex:north', 'saloon:north']
const choices = ['chief', 'scout'].flatMap((role) => ['hu-place', 'hu-hide'].flatMap((key) => SIDES.map((side) => laid(key, role, side))))

function table(advised: number | null = null) {
  const props = { choices, event: null, duration: 0, advised, choose: vi.fn(), explain: vi.fn() }
  const desk = new Desk(() => props as unknown as BoardProps, {})
  const picking = new Picking(desk)
  const building = (name: string) => ({ on: `building:${name}`, name, leads: picking.before(`building:${name}`) })
  return { desk, picking, building, ...props }
}
const where = (some: Choice[]) => some.map(({ on }) => on.slice('side:'.length))

it('with nothing picked up a building explains itself, and all choices fit', () => {
  const { desk, picking, building, explain } = table()
  expect(picking.fitting).toBeNull()
  desk.press(building('bank'), {} as Element)
  expect(explain).toHaveBeenCalledWith('building:bank')
})

it('with a gangster picked up a press on a building lays him there, or asks at which side', () => {
  const { desk, picking, building, choose } = table()
  picking.pick('chief')
  desk.press(building('saloon'), {} as Element)
  expect(choose).toHaveBeenCalledExactlyOnceWith(choices.find(({ on, args, key }) => on === 'side:saloon:north' && args['role'] === 'chief' && key === 'hu-place')!.code)
  desk.press(building('bank'), {} as Element)
  expect(where(desk.picker!.choices)).toEqual(['bank:north', 'bank:west'])
})

it('what is picked up leaves the choices that fit it', () => {
  const { picking } = table()
  const fitting = () => choices.filter((choice) => picking.fitting?.includes(choice.code))
  picking.pick('scout')
  expect(fitting().map(({ key, args }) => `${key} ${args['role']}`)).toEqual(Array(4).fill('hu-place scout'))
  picking.turn()
  expect(fitting().map(({ key, args }) => `${key} ${args['role']}`)).toEqual(Array(4).fill('hu-hide scout'))
  picking.pick('scout')
  expect(fitting()).toHaveLength(8)
})

it('advice marks the card of the hand too, and that it is to lie face down', () => {
  const marks = (key: string) => {
    const { desk, picking } = table(choices.find((choice) => choice.key === key && choice.args['role'] === 'chief')!.code)
    const cards = ['chief', 'scout'].map((role) => ({ on: `card:${role}`, name: role, choices: [], leads: picking.of(role) }))
    return [...cards, { on: 'face-down', name: '', choices: [], leads: picking.hiding }].filter((spec) => desk.advises(spec)).map(({ on }) => on)
  }
  expect(marks('hu-place')).toEqual(['card:chief'])
  expect(marks('hu-hide')).toEqual(['card:chief', 'face-down'])
})
