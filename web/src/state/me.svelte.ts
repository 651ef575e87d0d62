// What the house knows of this visitor, as the page about it follows it: one wish at a time, each answered with all of it.

import * as people from '../lib/people'
import type { Me } from '../lib/protocol'
import { shared } from '../lib/settings'
import { recognise } from './myself.svelte'
import { keep, settings } from './settings.svelte'
import { language } from './words.svelte'

export class MeSession {
  me = $state.raw<Me | null>(null)
  error = $state.raw<unknown>(null)
  declined = $state(false) // the browser was asked for a passkey, and gave none
  busy = $state(false)
  words = $state.raw<string[]>([]) // of a phrase that was just made; nobody can ask for them again

  load(): Promise<boolean> {
    return this.#wish(people.me)
  }

  bePasskeyed(name: string): Promise<boolean> {
    return this.#wish(() => people.makePasskey(this.#newcomer(name)))
  }

  async bePhrased(name: string): Promise<boolean> {
    return this.#wish(async () => {
      this.words = await people.makePhrase(this.#newcomer(name), language())
      return people.me()
    })
  }

  showPasskey(): Promise<boolean> {
    return this.#wish(people.showPasskey)
  }

  typePhrase(words: string): Promise<boolean> {
    return this.#wish(() => people.typePhrase(words))
  }

  rename(name: string): Promise<boolean> {
    return this.#wish(() => people.rename(name))
  }

  renamePasskey(id: string, name: string): Promise<boolean> {
    return this.#wish(() => people.renamePasskey(id, name))
  }

  removePasskey(id: string): Promise<boolean> {
    return this.#wish(() => people.removePasskey(id))
  }

  signOut(where: string): Promise<boolean> {
    return this.#wish(() => people.signOut(where))
  }

  async deleteMe(): Promise<boolean> {
    const done = await this.#wish(people.deleteMe)
    if (done) keep({ name: '' })
    return done
  }

  #newcomer(name: string): people.Newcomer {
    return { name: name.trim(), settings: shared($state.snapshot(settings)) }
  }

  // Whether it was granted.
  async #wish(wish: () => Promise<Me>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.error = null
    this.declined = false
    try {
      this.me = await wish()
      recognise(this.me.people, this.me.me)
      return true
    } catch (error) {
      if (error instanceof people.Declined) this.declined = true
      else this.error = error
      return false
    } finally {
      this.busy = false
    }
  }
}
