// @vitest-environment jsdom
// Where the camera goes: the stage is 1000 by 500, and the window shows all of it.

import { beforeEach, expect, it, vi } from 'vitest'
import { Camera, framing } from '../src/lib/camera'

const stage = { left: 0, top: 0, width: 1000, height: 500 }
const box = (left: number, top: number, size = 0.1) => ({ left, top, width: size, height: size })

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

/** Where a share of the stage is after a transform, in shares. */
function shown(transform: string, x: number, y: number): [number, number] {
  const [along, down, near] = [...transform.matchAll(/-?[\d.]+/g)].map(Number) as [number, number, number]
  return [along / 100 + near * x, down / 100 + near * y]
}

it('brings a thing nearer the middle, and never shows what is beyond the edge', () => {
  for (const [left, top] of [[0, 0], [0.9, 0.9], [0.2, 0.7], [0.45, 0.45]] as const) {
    const transform = framing(stage, [box(left, top)])
    const [x, y] = shown(transform, left + 0.05, top + 0.05)
    expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(Math.abs(left + 0.05 - 0.5) + 0.001)
    expect(Math.abs(y - 0.5)).toBeLessThanOrEqual(Math.abs(top + 0.05 - 0.5) + 0.001)
    const corners = [shown(transform, 0, 0), shown(transform, 1, 1)]
    expect(Math.max(...corners[0]!), 'no gap at the upper left').toBeLessThanOrEqual(0.001)
    expect(Math.min(...corners[1]!), 'no gap at the lower right').toBeGreaterThanOrEqual(0.999)
  }
})

it('keeps two things in the picture, and does not go near what fills it', () => {
  const transform = framing(stage, [box(0.15, 0.1), box(0.75, 0.6)])
  for (const [x, y] of [shown(transform, 0.15, 0.1), shown(transform, 0.85, 0.7)]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(1)
  }
  expect(framing(stage, [box(0, 0), box(0.9, 0.9)])).toBe('')
})

it('stays where the page can be scrolled to the thing', () => {
  vi.stubGlobal('innerWidth', 390)
  expect(shown(framing(stage, [box(0.4, 0.4)]), 0.45, 0.45)[0]).toBeCloseTo(0.45)
})

it('goes to things of the stage alone, back when there is nothing to look at, and lets one card stand out', () => {
  document.body.innerHTML = `
    <div id="board"><button data-thing="bandit:doc"></button>
      <div id="frame"><div data-stage><i data-thing="place:1:roof"></i><i data-thing="card"></i></div></div></div>`
  const filmed = document.querySelector<HTMLElement>('[data-stage]')!
  filmed.getBoundingClientRect = () => stage as DOMRect
  filmed.querySelector('i')!.getBoundingClientRect = () => ({ left: 100, top: 50, width: 100, height: 50 }) as DOMRect
  const camera = new Camera(document.querySelector<HTMLElement>('#board')!)
  camera.look(['bandit:doc'], 400)
  expect(filmed.style.transform).toBe('')
  camera.look(['place:1:roof'], 400)
  expect(filmed.style.transform).toContain('scale')
  expect(document.querySelector('#frame[data-filmed]')).not.toBeNull()
  camera.look([], 400)
  expect(filmed.style.transform).toBe('none')
  filmed.dispatchEvent(new Event('transitionend'))
  expect(document.querySelector('[data-filmed]')).toBeNull()
  camera.raise('card')
  camera.raise('bandit:doc')
  expect([...document.querySelectorAll('[data-acting]')].map((one) => one.getAttribute('data-thing'))).toEqual(['bandit:doc'])
  camera.raise(null)
  expect(document.querySelector('[data-acting]')).toBeNull()
})
