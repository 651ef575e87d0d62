// The one sentence that says what is going on, as a message key with arguments.

import type { Scene } from './protocol'

/** The trouble of a table whose journal cannot be followed to its end. */
export const BROKEN = 'table-broken'

export interface Sentence { key: string; args: Record<string, unknown>; yours: boolean }

export function turnSentence(scene: Scene, you: number | null, host: boolean): Sentence {
  const { table } = scene
  const seat = scene.to_move ?? null
  if (table.trouble === BROKEN) return say('web-turn-broken')
  if (table.phase === 'waiting') return waiting(scene, host)
  if (table.phase === 'over') return won(scene, you)
  if (table.trouble) return say('web-turn-trouble')
  if (table.phase === 'paused') return say('web-turn-paused')
  if (seat === null) return say('web-turn-nobody')
  if (seat === you && !table.seats[seat]?.bot) return { ...say(scene.question ?? ''), yours: true }
  return say(table.seats[seat]?.bot ? 'web-turn-bot' : 'web-turn-other', { seat })
}

function waiting(scene: Scene, host: boolean): Sentence {
  const free = scene.table.seats.filter((seat) => !seat.owner && !seat.bot).length
  if (free > 0) return say('web-turn-waiting', { count: free })
  return host ? { ...say('web-turn-start'), yours: true } : say('web-turn-host-starts')
}

// Who shares his screen with others is called by his name.
function won(scene: Scene, you: number | null): Sentence {
  const winners = scene.result?.ranking[0] ?? []
  if (scene.result && winners.length === 0) return say('web-turn-nobody-wins')
  if (winners.length !== 1) return say('web-turn-shared', { count: winners.length })
  if (winners[0] === you && scene.table.seats.filter(({ yours }) => yours).length === 1) return say('web-turn-you-won')
  return say('web-turn-won', { seat: winners[0] })
}

function say(key: string, args: Record<string, unknown> = {}): Sentence {
  return { key, args, yours: false }
}
