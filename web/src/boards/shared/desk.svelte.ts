// What all things on a board share: which choices lie on them, the card that explains them, and what a click does.

import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice } from '../../lib/board'
import { inSequence } from '../../lib/sentences'

const KEY = Symbol('desk')
const HOVER_WAIT = 450
const FOCUS_WAIT = 900
const PRESS_WAIT = 500
const LEAVE_WAIT = 250

/** A thing on the board: what choices call it, what people call it, and the clause that explains it. */
export interface ThingSpec {
  on: string
  /** All there is to say of it, for those who do not see it. */
  name: string
  /** Its name on the small card, where that is shorter. */
  title?: string | undefined
  clause?: string | undefined
  /** The choices it stands for, where they are not simply those `on` it. */
  choices?: Choice[] | undefined
  /** What a press does on the board itself, such as picking a card up, where no choice is made by it. */
  act?: (() => void) | undefined
}

interface Shown {
  spec: ThingSpec
  choices: Choice[]
  element: Element
}

export class Desk {
  /** The thing whose small card is open. */
  card = $state.raw<Shown | null>(null)
  /** The thing that asks which of its choices is meant. */
  picker = $state.raw<Shown | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false
  #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get props(): BoardProps {
    return this.#props()
  }

  /** Nothing is lit while an event is being shown: the board is not yet what the choices speak of. */
  get choices(): Choice[] {
    return this.props.event && this.props.duration > 0 ? [] : this.props.choices
  }

  on(on: string): Choice[] {
    return this.choices.filter((choice) => choice.on === on)
  }

  of(spec: ThingSpec): Choice[] {
    return spec.choices ?? this.on(spec.on)
  }

  /** Whether the choice that a hint recommends lies on it. */
  advises(spec: ThingSpec): boolean {
    const code = this.props.advised ?? null
    return code !== null && [...this.of(spec), ...this.on(spec.on)].some((choice) => choice.code === code)
  }

  say(choice: Choice): string {
    return this.props.t(choice.key, choice.args)
  }

  /** The accessible name: what it is and, if something can be done with it, what. */
  label(spec: ThingSpec): string {
    return inSequence([spec.name, ...this.of(spec).map((choice) => this.say(choice)), this.advises(spec) && this.props.t('web-advised')])
  }

  press(spec: ThingSpec, element: Element): void {
    const held = this.#held
    this.#held = false
    if (held) return
    this.close()
    if (spec.act) return spec.act()
    const choices = this.of(spec)
    if (choices.length === 1) this.props.choose(choices[0]!.code)
    else if (choices.length > 1) this.picker = { spec, choices, element }
    else this.props.explain(spec.on)
  }

  pick(choice: Choice): void {
    this.close()
    this.props.choose(choice.code)
  }

  read(spec: ThingSpec): void {
    this.close()
    if (spec.clause) this.props.help(spec.clause)
  }

  enter(spec: ThingSpec, element: Element, how: 'pointer' | 'focus'): void {
    this.props.hover(spec.on)
    this.#after(how === 'pointer' ? HOVER_WAIT : FOCUS_WAIT, () => this.#show(spec, element))
  }

  leave(): void {
    this.props.hover(null)
    this.#after(LEAVE_WAIT, () => (this.card = null))
  }

  /** The pointer is on the card itself: it stays. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  hold(spec: ThingSpec, element: Element): void {
    this.#held = false
    this.#after(PRESS_WAIT, () => {
      this.#held = true
      this.props.hover(spec.on)
      this.#show(spec, element)
    })
  }

  /** The finger is gone: what was not held long enough is not held. */
  letGo(): void {
    if (!this.#held) clearTimeout(this.#timer)
  }

  /** The board has changed: a card does not outlive the thing it speaks of. */
  changed(): void {
    if (this.card && !stands(this.card.spec, this.card.element)) this.card = null
    if (this.picker && !stands(this.picker.spec, this.picker.element)) this.picker = null
  }

  close(): void {
    clearTimeout(this.#timer)
    const asked = this.picker?.element as HTMLElement | SVGElement | undefined
    this.card = null
    this.picker = null
    asked?.focus()
  }

  #show(spec: ThingSpec, element: Element): void {
    if (!this.picker && stands(spec, element)) this.card = { spec, choices: this.of(spec), element }
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, wait)
  }
}

/** Whether a thing is still on the board, and is still the same one. */
function stands(spec: ThingSpec, element: Element): boolean {
  return element.isConnected && element.getAttribute('data-thing') === spec.on
}

export function openDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props))
}

export function useDesk(): Desk {
  return getContext(KEY)
}
