// The coach at a table, as this browser follows it: what it thinks of the question that stands, what it warns of, and what
// it would take back. It is asked anew for every question, and knows no more than the seat does.

import { isCoached, startCoaching, stopCoaching } from '../lib/coaching'
import { answered, askedOnce, readExperience, speaks, switched, writeExperience, type Experience, type Part } from '../lib/experience'
import type { Coached, VerdictFrame } from '../lib/protocol'
import type { TableSession } from '../state/table.svelte'

export class Coach {
  on = $state(false)
  answer = $state.raw<Coached | null>(null) // to the question that stands
  warning = $state.raw<VerdictFrame | null>(null) // the blunder that somebody is about to make
  regret = $state.raw<VerdictFrame | null>(null) // the one that he has just made
  experience = $state.raw<Experience>(readExperience(localStorage))

  readonly kind = $derived(this.#kindAsked())
  readonly question = $derived(this.#questionAsked())
  readonly talks = $derived(this.kind !== '' && speaks(this.experience, 'words', this.kind))
  readonly advises = $derived(this.kind !== '' && speaks(this.experience, 'advice', this.kind))

  #asking = false
  #followed = '' // the question it thinks about
  #made: { question: string; code: number; seat: number | null } | null = null // the last choice

  constructor(readonly session: TableSession) {
    if (new URLSearchParams(location.search).has('coach')) startCoaching(session.code)
    this.on = isCoached(session.code)
    session.guard = (code) => this.#allows(code)
  }

  call(): void {
    startCoaching(this.session.code)
    this.on = true
  }

  dismiss(): void {
    stopCoaching(this.session.code)
    this.on = false
    this.answer = this.warning = this.regret = null
    this.session.star = null
    this.#followed = ''
  }

  turn(part: Part): void {
    this.#note(switched(this.experience, part))
  }

  /** Think about the question that stands, if it is a new one. */
  follow(): void {
    if (!this.on || this.question === this.#followed) return
    this.#followed = this.question
    this.answer = this.warning = null
    this.session.star = null
    if (this.question === '') return
    this.regret = null
    this.#note(askedOnce(this.experience, this.kind))
    void this.#ask()
  }

  /** Make the choice that it has warned of. */
  insist(): void {
    const made = this.warning
    if (!made) return
    this.regret = made
    this.#noteMade(made.code)
    void this.session.choose(made.code)
    this.warning = null
  }

  // Only one thought at a time: when it is there, the question may be another.
  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    const about = this.#followed
    const answer = await this.session.coached()
    this.#asking = false
    if (answer.t === 'coached') this.#heard(about, answer)
    if (this.on && this.#followed !== about && this.#followed !== '') void this.#ask()
  }

  #heard(about: string, answer: Coached): void {
    if (about === this.#followed) {
      this.answer = answer
      if (this.advises) this.session.star = answer.code
    } else if (about === this.#made?.question && this.#made.seat === this.session.you) {
      this.regret = blunder(answer, this.#made.code) // he was quicker
    }
  }

  #allows(code: number): boolean {
    if (!this.on || this.warning?.code === code) return true
    const bad = this.answer && blunder(this.answer, code)
    if (bad && speaks(this.experience, 'warnings', this.kind)) {
      this.warning = bad
      return false
    }
    this.warning = null
    this.regret = bad
    this.#noteMade(code)
    return true
  }

  #noteMade(code: number): void {
    this.#made = { question: this.question, code, seat: this.session.you }
    if (this.answer) this.#note(answered(this.experience, this.kind, !blunder(this.answer, code)))
  }

  #note(experience: Experience): void {
    this.experience = experience
    writeExperience(localStorage, experience)
  }

  #kindAsked(): string {
    const { view, game } = this.session
    return view?.decision ? `${game}-${view.decision}` : ''
  }

  // Empty while nothing is asked of this seat, or the board is not there yet.
  #questionAsked(): string {
    const { table, yourTurn, you, present, shown } = this.session
    return table && yourTurn && present && table.phase === 'playing' ? [table.commitment, table.moves ?? 0, you, shown?.question].join(' ') : ''
  }
}

function blunder(answer: Coached, code: number): VerdictFrame | null {
  return answer.verdicts.find((verdict) => verdict.code === code && (verdict.loss ?? 0) > 0) ?? null
}
