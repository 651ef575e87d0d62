// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAtEnd } from './keepAtEnd.svelte'

let sized: () => void
let list: HTMLElement
let away: () => void

/** As a browser would: of another size, moved there if it is not all in sight. */
function resize(clientHeight: number, scrollTop: number) {
  Object.defineProperty(list, 'clientHeight', { value: clientHeight, configurable: true })
  list.scrollTop = scrollTop
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: () => void) { sized = told }
    observe() {}
    disconnect() {}
  })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 1))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  list = document.createElement('div')
  Object.defineProperty(list, 'scrollHeight', { value: 1000, configurable: true })
  resize(200, 0)
  away = $effect.root(() => { keepAtEnd(() => 1)(list) })
  flushSync()
})

afterEach(() => away())

it('follows the end', () => {
  expect(list.scrollTop).toBe(1000)
})

it('lets somebody read further up', () => {
  resize(200, 100)
  list.dispatchEvent(new Event('scroll'))
  sized()
  expect(list.scrollTop).toBe(100)
})

it('follows again after it was put away and came back', () => {
  resize(0, 0)
  sized()
  resize(200, 0)
  list.dispatchEvent(new Event('scroll'))
  sized()
  expect(list.scrollTop).toBe(1000)
})
