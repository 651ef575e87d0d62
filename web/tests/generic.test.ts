// @vitest-environment jsdom
// The board that draws any view: names where there are some, seats with their things, what lies deep folded.

import { render, screen, within } from '@testing-library/svelte'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import Board from '../src/boards/generic/Board.svelte'
import { Catalogue } from '../src/lib/messages'
import type { Head } from '../src/lib/protocol'

const words = new Catalogue('en', `
name-seat = Player { $number }
name-hands = Hands
name-pieces = Pieces
board-owner = Player
board-player = { $seat_name }
name-gold-bar = bar of gold
board-true = yes
board-false = no
board-to-move = to move
about-toy-bag = You draw from it.
`)

function draw(view: object) {
  const t = (key: string, args: object = {}) => words.format(key, { ...args }, ['Rosa', ''])
  const nothing = () => {}
  const props = { view: view as Head, you: 0, names: ['Rosa', ''], choices: [], event: null, duration: 0, lit: null, t }
  return render(Board, { ...props, choose: nothing, explain: nothing, help: nothing, hover: nothing })
}

it('draws seats with their things, rows of chips, numbers and words', () => {
  const hands = [{ seat: 0, cards: ['gold-bar', 'old_boot'], done: true }, { seat: 1, cards: [], done: false }]
  draw({ seat: 0, to_move: 1, over: false, players: 2, round: 3, hands, market: { price: 4, deeper: { still: { deeper: 1 } } } })
  const group = within(screen.getByRole('region', { name: 'Hands' }))
  const [rosa, other] = group.getAllByRole('listitem').filter((item) => item.classList.contains('sheet'))
  expect(rosa!.textContent).toContain('Rosa')
  expect(within(rosa!).getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['bar of gold', 'old boot'])
  expect(rosa!.textContent).toContain('yes')
  expect(other!.textContent).toContain('Player 2')
  expect(other!.textContent).toContain('to move')
  expect(screen.getByText('round').parentElement?.textContent).toMatch(/round\s*3/)
  expect(screen.queryByText('over')).toBeNull()
  expect(document.querySelectorAll('details')).toHaveLength(1)
})

it('says what a thing does, where the game says so', () => {
  draw({ game: 'toy', seat: 0, to_move: 1, over: false, players: 2, round: 0, bag: ['gold-bar'], box: ['gold-bar'] })
  expect(screen.getByRole('region', { name: 'bag' }).textContent).toContain('You draw from it.')
  expect(screen.getByRole('region', { name: 'box' }).querySelector('p')).toBeNull()
})

it('draws the pieces of one player, of nobody, and lone things as their owner’s', () => {
  const pieces = [{ seat: 1, at: 3 }, { seat: 1, at: 4 }, { seat: -1, at: 5 }]
  draw({ seat: 0, to_move: 1, over: false, players: 2, round: 0, pieces, marker: { seat: 0, at: 7 }, guard: [{ seat: -1 }, { seat: 0 }], ward: [{ seat: 1 }, { seat: 1 }] })
  const told = (name: string) => screen.getByRole('region', { name }).textContent?.replaceAll(/\s+/g, ' ')
  expect(told('Pieces')).toContain('Player Player 2at 3')
  expect(told('Pieces')).toContain('Player –at 5')
  expect(told('marker')).toContain('Player Rosaat 7')
  expect(told('guard')).toContain('Player –Player Rosa')
  expect(told('ward')).toContain('Player Player 2Player Player 2')
})

it('says nothing of what every view begins with, whatever that is', () => {
  const head = { game: 'toy', seat: 0, players: 2, options: { a: 1 }, round: 0, to_move: 1, decision: 'turn', wording: 'again', over: false }
  draw({ ...head, bag: 4 } satisfies Head & { bag: number })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['bag'])
})

it('draws whatever it is given', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (view) => {
      const { unmount } = draw(view)
      unmount()
    }),
    { numRuns: 60 },
  )
})
