// What is said at a table, as this browser hears it: what is unread, and the bubbles at the seats.

import { realClock, type Clock } from '../lib/clock'
import type { ChatFrame } from '../lib/protocol'

const BUBBLE = 6000 // milliseconds

export class Talk {
  hidden = $state(false) // the visitor would rather not hear it
  shunned = $state.raw<number[]>([]) // the seats of those he has blocked
  unread = $state(0)
  bubbles = $state.raw<Record<number, ChatFrame>>({}) // by seat

  #heard: number | null = null // the version up to which everything is known; before the first scene none

  constructor(private readonly clock: Clock = realClock) {}

  /** All that a scene knows to have been said, and which seats are played here. What was said before we came is no news. */
  hear(chat: ChatFrame[], mine: number[]): void {
    const news = this.#heard === null ? [] : chat.filter(({ v, seat }) => v > this.#heard! && !this.shunned.includes(seat))
    this.#heard = Math.max(this.#heard ?? 0, chat.at(-1)?.v ?? 0)
    if (this.hidden) return
    this.unread += news.filter(({ seat }) => !mine.includes(seat)).length
    for (const said of news) this.#show(said)
  }

  read(): void {
    this.unread = 0
  }

  shun(seats: number[]): void {
    this.shunned = seats
    this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([seat]) => !seats.includes(Number(seat))))
  }

  hide(hidden: boolean): void {
    this.hidden = hidden
    this.unread = 0
    this.bubbles = {}
  }

  #show(said: ChatFrame): void {
    this.bubbles = { ...this.bubbles, [said.seat]: said }
    this.clock.after(BUBBLE, () => {
      if (this.bubbles[said.seat] !== said) return // something else was said meanwhile
      const { [said.seat]: _, ...others } = this.bubbles
      this.bubbles = others
    })
  }
}
