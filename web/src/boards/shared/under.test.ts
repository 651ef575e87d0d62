// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import { Desk } from './desk.svelte'
import { followMouse, handlers } from './handlers'

const choice = { code: 7, text: 'go there', key: 'go', args: {}, on: 'place:there' }

function thing(on: string, lit: boolean): HTMLElement {
  const element = document.createElement('button')
  element.className = lit ? 'thing lit' : 'thing'
  element.dataset['thing'] = on
  return element
}

/** A figure in a lit car, and what a click on it does: what is chosen, and what is explained. */
function standing() {
  const chosen: number[] = []
  const explained: string[] = []
  const props = { choices: [choice], event: null, duration: 0, lit: null, hover: () => {}, explain: (on: string) => explained.push(on), choose: (code: number) => chosen.push(code) }
  const desk = new Desk(() => props as unknown as BoardProps, {})
  const board = document.createElement('div')
  board.className = 'game-board'
  const car = thing('place:there', true)
  const figure = thing('figure:one', false)
  board.append(car, figure)
  document.body.replaceChildren(board)
  for (const element of [car, figure]) {
    const { onclick } = handlers(desk, () => ({ on: element.dataset['thing']!, name: '' }))
    element.addEventListener('click', (event) => onclick(event as any))
  }
  vi.stubGlobal('document', Object.assign(document, { elementsFromPoint: () => [figure, car, board] }))
  return { figure, chosen, explained }
}

it('a click on a figure in a lit place counts for the place', () => {
  const { figure, chosen, explained } = standing()
  figure.dispatchEvent(new MouseEvent('click', { detail: 1 }))
  expect([chosen, explained]).toEqual([[7], []])
})

it('a key on the figure asks about the figure', () => {
  const { figure, chosen, explained } = standing()
  figure.dispatchEvent(new MouseEvent('click', { detail: 0 }))
  expect([chosen, explained]).toEqual([[], ['figure:one']])
})

it('what comes under a mouse at rest is not pointed at', () => {
  const entered: string[] = []
  const desk = { drag: {}, idle: () => false, enter: ({ on }: { on: string }) => entered.push(on) } as unknown as Desk
  const element = thing('card:fire', false)
  const { onpointerover, onpointermove } = handlers(desk, () => ({ on: 'card:fire', name: '' }))
  const at = (x: number) => ({ pointerType: 'mouse', clientX: x, clientY: 5, buttons: 0, target: element, currentTarget: element }) as any
  onpointerover(at(3))
  followMouse(at(3))
  onpointerover(at(3))
  expect(entered).toEqual([])
  onpointermove(at(4))
  onpointerover(at(6))
  expect(entered).toEqual(['card:fire', 'card:fire'])
})
