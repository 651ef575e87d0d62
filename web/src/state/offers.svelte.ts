// Which choices lie on something lit on the board, as the board's things say.

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

export class Offers {
  #times = new SvelteMap<number, number>()

  has(code: number): boolean {
    return this.#times.has(code)
  }

  /** These are on the board, until what is given back is called. */
  add = (codes: number[]): (() => void) => {
    untrack(() => codes.forEach((code) => this.#count(code, 1)))
    return () => untrack(() => codes.forEach((code) => this.#count(code, -1)))
  }

  #count(code: number, by: number): void {
    const times = (this.#times.get(code) ?? 0) + by
    if (times > 0) this.#times.set(code, times)
    else this.#times.delete(code)
  }
}
