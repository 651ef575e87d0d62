// Who this visitor is: a guest of this browser, or a person whose name and settings hold on every device of hers.

import { ask, mine } from '../lib/api'
import { realClock, type Clock } from '../lib/clock'
import type { Invitation, Me, MyTable, Myself } from '../lib/protocol'
import { adopted, shared } from '../lib/settings'
import { keep, settings, whenChanged } from './settings.svelte'
import { speakAsKept } from './words.svelte'

const LATER = 400 // milliseconds in which several changes become one

let offered = $state<Me['people']>('offered')
let person = $state(false)
let waiting = $state.raw<Invitation[]>([])
let unsaid: (() => void) | null = null // cancels what is still to be told

export function policy(): Me['people'] {
  return offered
}

export function known(): boolean {
  return person
}

/** Where friends wait for her. */
export function invited(): Invitation[] {
  return waiting
}

export async function myTables(): Promise<MyTable[]> {
  const { tables, invitations, people, me } = await mine()
  recognise(people, me)
  waiting = invitations
  return tables
}

// The house said who this is. What was changed here a moment ago is newer than what it knows.
export function recognise(people: Me['people'], me: Myself | null): void {
  offered = people
  person = me !== null
  if (!me || unsaid) return
  keep(adopted(settings, me.name, me.settings))
  void speakAsKept()
}

// Whatever somebody who is known changes here is so on her other devices, too. What cannot be told now is told next time.
export function startSharing(clock: Clock = realClock): void {
  whenChanged(() => {
    unsaid?.()
    if (!person) return
    const mine = clock.after(LATER, () => void tell().finally(() => unsaid === mine && (unsaid = null)))
    unsaid = mine
  })
}

function tell(): Promise<unknown> {
  const { name } = settings
  return ask('POST', '/api/me', { ...(name ? { name } : {}), settings: shared(settings) }).catch(() => {})
}
