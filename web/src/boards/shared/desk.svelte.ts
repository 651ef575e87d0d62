// What all things on a board share: which choices lie on them, the card that explains them, and what a click does.

import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice } from '../../lib/board'
import { inSequence } from '../../lib/sentences'
import { explained, type About, type Explained } from '../../lib/things'
import { Drag } from './drag'

const KEY = Symbol('desk')
const HOVER_WAIT = 450
const FOCUS_WAIT = 900
const PRESS_WAIT = 500
const LEAVE_WAIT = 250

/** A thing on the board: what choices call it, and what people call it. */
export interface ThingSpec {
  on: string
  /** All there is to say of it, for those who do not see it. */
  name: string
  /** Its name on the small card, where that is shorter. */
  title?: string | undefined
  /** What explains it, where that is not what choices call it: the card that lies there, not the place. */
  about?: string | undefined
  /** The choices it stands for, where they are not simply those `on` it. */
  choices?: Choice[] | undefined
  /** The choices it has a part in though they lie on other things: a hint marks it too, and where it can do nothing else a
      press on it offers them. */
  leads?: Choice[] | undefined
  /** What a press does on the board itself, such as picking a card up, where no choice is made by it. */
  act?: (() => void) | undefined
  /** The choices that are made by dragging it onto a thing, or where there is none (null) somewhere onto the board. */
  drop?: ((on: string | null) => Choice[]) | undefined
}

interface Shown {
  spec: ThingSpec
  choices: Choice[]
  element: Element
  /** The parts of it that have something to say for themselves, for those who cannot point at them. */
  parts?: string[]
}

export class Desk {
  /** The thing whose small card is open. */
  card = $state.raw<Shown | null>(null)
  /** The thing that asks which of its choices is meant. */
  picker = $state.raw<Shown | null>(null)
  /** The lit thing that a click would choose, where what lies over it has no choice of its own. */
  under = $state<string | null>(null)

  readonly drag = new Drag(this)
  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false
  #entered: Element | null = null
  #props: () => BoardProps
  #explained: Explained

  constructor(props: () => BoardProps, table: Explained) {
    this.#props = props
    this.#explained = table
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
    return code !== null && [...this.of(spec), ...this.on(spec.on), ...(spec.leads ?? [])].some((choice) => choice.code === code)
  }

  /** Whether the choice that was selected lies on it. */
  proposes(spec: ThingSpec): boolean {
    const code = this.props.proposed ?? null
    return code !== null && this.of(spec).some((choice) => choice.code === code)
  }

  say(choice: Choice): string {
    return this.props.t(choice.key, choice.args)
  }

  /** The accessible name: what it is and, if something can be done with it, what. */
  label(spec: ThingSpec): string {
    return inSequence([spec.name, ...this.of(spec).map((choice) => this.say(choice)), this.proposes(spec) && this.props.t('web-selected'), this.advises(spec) && this.props.t('web-advised')])
  }

  /** Whether a press on it could do nothing but explain. */
  idle(spec: ThingSpec): boolean {
    return !spec.act && this.#offered(spec).length === 0
  }

  /** Whether it is pointed at, in the list or through what stands on it. */
  pointsAt(on: string): boolean {
    return this.props.lit === on || this.under === on
  }

  /** What there is to say of a thing, if anything. */
  about(on: string): About | null {
    return explained(this.props.view.game, this.#explained, on)
  }

  /** In a sentence or two, what a thing does. */
  says(on: string): string {
    const about = this.about(on)
    return about ? this.props.t(about.key) : ''
  }

  /** The same for those who do not see the card. */
  description(on: string): { 'aria-description': string } {
    return { 'aria-description': this.says(on) }
  }

  /** What a thing of its kind is called. */
  called(on: string): string {
    const keys = this.about(on)?.names ?? []
    return keys.map((key) => ({ key, said: this.props.t(key) })).find(({ key, said }) => said !== key)?.said ?? on
  }

  press(spec: ThingSpec, element: Element): void {
    const held = this.#held
    this.#held = false
    if (held) return
    this.close()
    if (spec.act) return spec.act()
    const choices = this.#offered(spec)
    if (choices.length === 1) this.props.choose(choices[0]!.code)
    else if (choices.length > 1) this.picker = { spec, choices, element }
    else this.props.explain(spec.on)
  }

  /** A thing was dragged to where it may go. */
  land(spec: ThingSpec, choices: Choice[], element: Element): void {
    if (choices.length === 1) this.props.choose(choices[0]!.code, true)
    else this.picker = { spec, choices, element }
  }

  pick(choice: Choice): void {
    this.close()
    this.props.choose(choice.code, true)
  }

  read(spec: ThingSpec): void {
    const clause = this.about(spec.about ?? spec.on)?.clause
    this.close()
    if (clause) this.props.help(clause)
  }

  /** The pointer or the focus comes to a thing; within it the pointer may come again. */
  enter(spec: ThingSpec, element: Element, how: 'pointer' | 'focus'): void {
    if (how === 'pointer' && this.#entered === element) return
    this.#entered = element
    this.props.hover(spec.on)
    const parts = how === 'focus' ? partsOf(element) : []
    this.#after(how === 'pointer' ? HOVER_WAIT : FOCUS_WAIT, () => this.#show(spec, element, parts))
  }

  leave(): void {
    this.#entered = null
    this.props.hover(null)
    this.under = null
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
    if (this.picker && !this.#asks(this.picker)) this.picker = null
  }

  close(): void {
    clearTimeout(this.#timer)
    const asked = this.picker?.element as HTMLElement | SVGElement | undefined
    this.card = null
    this.picker = null
    asked?.focus()
  }

  /** What a press on it offers: its own choices, or else those it leads to. */
  #offered(spec: ThingSpec): Choice[] {
    const own = this.of(spec)
    return own.length ? own : (spec.leads ?? [])
  }

  /** Whether what is asked about is still there and still to be chosen. */
  #asks({ element, choices }: Shown): boolean {
    return element.isConnected && choices.every(({ code }) => this.choices.some((choice) => choice.code === code))
  }

  #show(spec: ThingSpec, element: Element, parts: string[] = []): void {
    if (!this.picker && stands(spec, element)) this.card = { spec, choices: this.of(spec), element, parts }
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, wait)
  }
}

/** Whether a thing is still on the board, and is still the same one. */
function stands(spec: ThingSpec, element: Element): boolean {
  return element.isConnected && (element.getAttribute('data-thing') ?? element.getAttribute('data-part')) === spec.on
}

/** The things within a thing, each once. */
function partsOf(element: Element): string[] {
  const parts = [...element.querySelectorAll('[data-part]')].filter((part) => part.getClientRects().length)
  return [...new Set(parts.map((part) => part.getAttribute('data-part')!))]
}

export function openDesk(props: () => BoardProps, table: Explained): Desk {
  return setContext(KEY, new Desk(props, table))
}

export function useDesk(): Desk {
  return getContext(KEY)
}
