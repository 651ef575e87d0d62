// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import { Desk, type ThingSpec } from './desk.svelte'
import { handlers } from './handlers'

const play = { code: 7, text: 'lay it', key: 'lay', args: {}, on: 'card:one' }
const chosen: [number, boolean | undefined][] = []
let board: HTMLElement, hand: HTMLElement, card: HTMLElement, pile: HTMLElement
let under: Element[] = [] // the pointer

function element(className: string, thing = ''): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  if (thing) made.dataset['thing'] = thing
  return made
}

/** A hand with a card that may go wherever `drop` says, and a pile on the board. */
function lay(drop: ThingSpec['drop']): void {
  chosen.length = 0
  ;[board, hand, card, pile] = [element('game-board'), element('board-hand'), element('thing', 'card:one'), element('thing', 'pile')]
  hand.append(card)
  board.append(pile, hand)
  document.body.replaceChildren(board)
  const props = { choices: [play], event: null, duration: 0, lit: null, hover: () => {}, explain: () => {}, choose: (code: number, sure?: boolean) => chosen.push([code, sure]) }
  const desk = new Desk(() => props as unknown as BoardProps, {})
  const listeners = handlers(desk, () => ({ on: 'card:one', name: '', drop }))
  for (const [name, listener] of Object.entries(listeners)) card.addEventListener(name.slice(2), listener as EventListener)
}

function drag(to: Element[], far = 100): void {
  const pointer = (type: string, y: number, buttons: number) =>
    card.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, buttons, clientY: y }))
  under = [card, hand, board]
  pointer('pointerdown', 0, 1)
  pointer('pointermove', far / 2, 1)
  under = to
  pointer('pointermove', far, 1)
  pointer('pointerup', far, 0)
  card.dispatchEvent(new MouseEvent('click', { detail: 1 }))
}

beforeEach(() => void vi.stubGlobal('document', Object.assign(document, { elementsFromPoint: () => under })))

it('dropped where it goes, it is chosen for sure', () => {
  lay((on) => (on === 'pile' ? [play] : []))
  drag([pile, board])
  expect(chosen).toEqual([[7, true]])
  expect(board.querySelectorAll('[aria-hidden]')).toHaveLength(0)
})

it('dropped anywhere on the board, what goes anywhere is chosen', () => {
  lay(() => [play])
  drag([board])
  expect(chosen).toEqual([[7, true]])
})

it('dropped elsewhere, or into the hand again, it goes back', () => {
  lay((on) => (on === 'pile' ? [play] : []))
  drag([board])
  lay(() => [play])
  drag([hand, board])
  drag([document.body])
  expect(chosen).toEqual([])
  expect(card.style.opacity).toBe('')
})

it('an unsteady hand clicks', () => {
  lay(() => [play])
  drag([card, hand, board], 4)
  expect(chosen).toEqual([[7, undefined]])
})
