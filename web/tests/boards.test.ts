// @vitest-environment jsdom
// What the folders of games say of them, and what holds where they say nothing.

import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { identities } from '../src/art/identities'
import { actorOf, boardOf, cueOf, identityOf } from '../src/boards'
import { bandits, type BanditName } from '../src/boards/colt-express/identities'
import type { BoardModule, Cue } from '../src/lib/board'
import { loadCatalogue } from '../src/lib/messages'
import type { GameEvent } from '../src/lib/protocol'
import GameVignette from '../src/parts/GameVignette.svelte'
import { games } from './fixtures/games.json'
import coltTurn from './fixtures/ce-turn.json'

const folders = Object.values(import.meta.glob<BoardModule>('../src/boards/*/index.ts', { eager: true, import: 'default' }))
const event = (key: string): GameEvent => ({ move: 0, key, args: {} })

const { view } = coltTurn.scene

describe('a game without a folder', () => {
  it('has the seats’ own identities, and knows who acts by the seat an event names', () => {
    expect(identityOf('poker', view, 7)).toBe(identities[1])
    expect(identityOf('poker', null, 0)).toBe(identities[0])
    expect(actorOf('poker', view, { seat: 2 })).toBe(2)
    expect(actorOf('poker', view, { bandit: 'doc' })).toBeNull()
  })

  it('shows every event for a while, without a sound', () => {
    expect(cueOf('poker', event('ce-shot'))).toEqual({ ms: 280 })
  })

  it('has a horseshoe in the lobby', () => {
    const { container } = render(GameVignette, { slug: 'poker' })
    expect(container.querySelectorAll('path')).toHaveLength(2)
  })
})

describe('a game’s own folder', () => {
  it('says who is who and who acts', () => {
    const { seat, character } = view.bandits[1]!
    expect(identityOf('colt-express', view, seat)).toBe(bandits[character as BanditName])
    expect(actorOf('colt-express', view, { bandit: character })).toBe(seat)
    expect(actorOf('colt-express', view, { victim: character })).toBe(seat)
  })

  it('gives a cue for what one may not know too', () => {
    expect(cueOf('wyatt-earp', event('we-drew-hidden'))).toEqual({ ms: 260, sound: 'card' })
  })

  it('has a board and a picture', () => {
    for (const { slug } of games) {
      expect(boardOf(slug).board).toBeTypeOf('function')
      expect(render(GameVignette, { slug }).container.querySelectorAll('path').length, slug).toBeGreaterThan(2)
    }
  })

  it('has cues for events that there are, none too short to be seen or too long to be borne', async () => {
    const words = await loadCatalogue('en')
    for (const [key, { ms }] of folders.flatMap(({ cues = {} }) => Object.entries(cues as Record<string, Cue>))) {
      expect(words.has(key), key).toBe(true)
      expect(ms, key).toBeGreaterThanOrEqual(180)
      expect(ms, key).toBeLessThanOrEqual(1300)
    }
  })
})
