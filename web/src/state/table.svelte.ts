// A table as this browser follows it: what is shown, what is being done, what went wrong.

import type { Identity } from '../art/identities'
import { actorOf, identityOf } from '../boards'
import type { LineState } from '../lib/line'
import type { Advice, Answer, Command, Entry, Explained, GameEvent, Head, Json, Op, Reason, Scene, Table, Welcome } from '../lib/protocol'
import { EventQueue } from '../lib/queue'
import { seatInLink } from '../lib/router'
import { curtainFor, handsHere, onlyHand } from '../lib/seating'
import { confirms } from '../lib/settings'
import { socketAddress, TableSocket } from '../lib/socket'
import { change, settings } from './settings.svelte'
import { durationOf, happen, stepping, tableauWanted } from './telling'
import { Talk } from './talk.svelte'
import { botAt, seatName, t } from './words.svelte'

const OFFERED = 'offered' // there is nothing to explain: it can be chosen

// A thought somebody asked for: what to do now, or why the bot of a seat did what it did. Until the answer is there it is null.
export type Asked = { about: 'hint'; answer: Advice | null } | { about: 'move'; seat: number; answer: Explained | null }

type News = { events: []; scene: Scene } // that no line of the log tells of

export class TableSession {
  line: LineState = $state('connecting')
  behind = $state(true)
  stalled = $state(false)
  welcome = $state.raw<Welcome | null>(null)
  latest = $state.raw<Scene | null>(null) // what the server said last
  deadlines = $state.raw<(number | null)[]>([]) // when each seat's time is up, which runs while moves are still being shown
  shown = $state.raw<Scene | null>(null) // what the table stands at, once all that happened before it has been shown
  view = $state.raw<Head | null>(null) // what the board shows: that of the scene, or on the way to the next
  event = $state.raw<GameEvent | null>(null) // what is happening on it
  duration = $state(0)
  log = $state.raw<Entry[]>([]) // what has been told so far
  lifted = $state<number | null>(null)
  proposed = $state<number | null>(null) // the code of the choice that was selected
  sending = $state(false)
  ended = $state(false) // a moment ago: the picture the match ended in is yet to be looked at
  notice = $state.raw<(Reason & { t?: 'because' | 'refuse' }) | null>(null)
  asked = $state.raw<Asked | null>(null)
  star = $state<number | null>(null) // the choice that a coach advises
  guard: (code: number) => boolean = () => true // who may have a word before a choice is made

  readonly #named = $derived(JSON.stringify(this.latest ? seatNames(this.latest.table) : []))
  readonly names = $derived<string[]>(JSON.parse(this.#named)) // others only when somebody is called otherwise
  readonly table = $derived(this.latest?.table ?? null)
  readonly game = $derived(this.table?.game ?? '')
  readonly you = $derived(this.shown?.look ?? null)
  readonly hands = $derived(this.table ? handsHere(this.table.seats) : [])
  readonly curtain = $derived(curtainFor(this.shown, this.lifted))
  readonly toMove = $derived(this.event ? ((this.view?.['to_move'] as number | null | undefined) ?? null) : (this.shown?.to_move ?? null))
  readonly yourTurn = $derived(this.you !== null && this.shown?.to_move === this.you && this.curtain.length === 0)
  readonly present = $derived(!this.sending && !this.event && this.shown?.v === this.latest?.v) // the board shows what is asked now
  readonly awaited = $derived(this.latest !== null && awaits(this.latest)) // whatever is still being shown
  readonly choices = $derived(this.yourTurn && !this.sending && !this.event ? (this.shown?.choices ?? []) : [])
  readonly proposal = $derived(this.choices.find(({ code }) => code === this.proposed) ?? null)
  readonly advice = $derived(this.asked?.about === 'hint' ? (this.asked.answer?.code ?? null) : this.star)
  readonly isHost = $derived(this.table ? (this.table.hosting ?? false) : false)

  readonly talk = new Talk()

  #missed: Entry[] = [] // to be noted with the scene that follows
  readonly #socket: TableSocket
  readonly #queue = new EventQueue<Scene, Entry | News>({
    begin: (act) => {
      if ('kind' in act) this.log = [...this.log, { ...act, events: [] }]
    },
    happen: (event, patch, duration) => this.#happen(event, patch, duration),
    rest: () => (this.event = null),
    settle: (scene) => this.#settle(scene),
    duration: (event) => durationOf(this.game, event),
    held: (event) => stepping() && this.t(event.key, event.args) !== '',
  })

  constructor(readonly code: string) {
    this.#socket = new TableSocket(socketAddress(`/socket/${encodeURIComponent(code)}`), {
      state: (state) => (this.line = state),
      behind: (behind) => (this.behind = behind),
      stalled: (stalled) => (this.stalled = stalled),
      welcome: (welcome) => (this.welcome = welcome),
      entry: (entry) => this.#entry(entry),
      scene: (scene, afresh) => this.#scene(scene, afresh),
    })
  }

  open(): () => void {
    const nudge = () => this.#socket.nudge()
    const hide = () => document.hidden && !stepping() && this.#queue.flush()
    addEventListener('online', nudge)
    document.addEventListener('visibilitychange', hide)
    this.#socket.open()
    this.#claim()
    return () => {
      removeEventListener('online', nudge)
      document.removeEventListener('visibilitychange', hide)
      this.#socket.close()
    }
  }

  readonly t = (key: string, args: object = {}): string => t(key, args, this.names)
  readonly identity = (seat: number): Identity => identityOf(this.game, this.view, seat)
  readonly actor = (args: Json): number | null => actorOf(this.game, this.view, args)

  async do(what: Command): Promise<boolean> {
    const answer = await this.#socket.do(what)
    if (answer.t === 'refuse') this.notice = answer
    return answer.t === 'ack'
  }

  /** What a click means: a choice is selected if choices are to be confirmed and nobody is `sure` of it, and made otherwise. */
  propose(code: number, sure = false): void {
    if (sure || code === this.proposal?.code || !confirms(settings)) void this.choose(code)
    else this.proposed = code
  }

  withdraw(): void {
    this.proposed = null
  }

  /** Make a choice that is meant: every way to choose ends here. */
  async choose(code: number): Promise<void> {
    if (!this.choices.some((choice) => choice.code === code) || this.you === null || !this.shown) return
    if (!this.guard(code)) return
    this.sending = true
    this.notice = null
    this.asked = null
    this.proposed = null
    await this.do({ do: 'move', seat: this.you, move: code, at: this.shown.v })
    this.sending = false
  }

  async hint(): Promise<void> {
    const asked: Asked = (this.asked = { about: 'hint', answer: null })
    const answer = await this.#socket.hint()
    if (answer.t === 'refuse') this.notice = answer
    if (this.asked !== asked) return // closed meanwhile, or the position is another
    this.asked = answer.t === 'advice' ? { ...asked, answer } : null
  }

  coached(): Promise<Answer> {
    return this.#socket.coach()
  }

  async whyMoved(seat: number): Promise<void> {
    const asked: Asked = (this.asked = { about: 'move', seat, answer: null })
    const answer = await this.#socket.explain(seat)
    if (answer.t === 'refuse') this.notice = answer
    if (this.asked !== asked) return
    this.asked = answer.t === 'explained' ? { ...asked, answer } : null
  }

  // Asked about a board that is still on its way, the server would speak of another one than the person sees.
  async explain(on: string): Promise<void> {
    if (!this.present) return
    const answer = await this.#socket.why(on)
    if (answer.t === 'refuse' || (answer.t === 'because' && answer.code !== OFFERED)) this.notice = answer
  }

  /** Whether the bot of a seat can be asked why it moved as it did. */
  explainable(seat: number): boolean {
    return Boolean(this.table?.seats[seat]?.bot && this.table.moves && this.table.phase !== 'waiting')
  }

  lift(seat: number): void {
    this.lifted = seat
    this.#lookThrough(seat)
  }

  /** Show moves event by event, or be at once where they lead. */
  move(motion: boolean): void {
    this.#socket.move(motion)
    this.#queue.paced()
  }

  skip(): void {
    this.#queue.skip()
  }

  /** Be where everything leads that has been told. */
  skipAll(): void {
    this.#queue.flush()
  }

  #entry(entry: Entry): void {
    if (entry.scene) this.#heardOf(entry.scene)
    if (!entry.scene) this.#missed.push(entry)
    // There is no board yet on which a set-up could be shown, or only that of the match before.
    else if (entry.kind === 'start') this.#queue.jump(entry)
    else this.#queue.push(entry)
  }

  #scene(scene: Scene, afresh: boolean): void {
    this.#heardOf(scene)
    if (afresh) this.#queue.jump(...this.#missed.splice(0), { events: [], scene })
    else this.#queue.push({ events: [], scene })
  }

  #heardOf(scene: Scene): void {
    this.latest = scene
    this.talk.hear(scene.table.chat ?? [], handsHere(scene.table.seats))
    this.deadlines = scene.table.seats.map(({ clock }) => (clock == null ? null : performance.now() + clock * 1000))
  }

  #happen(event: GameEvent, patch: Op[], duration: number): boolean {
    const told = this.log.at(-1)
    if (told) this.log = [...this.log.slice(0, -1), { ...told, events: [...told.events, event] }]
    return happen(this, event, patch, duration)
  }

  #settle(scene: Scene): void {
    if (scene.to_move !== this.shown?.to_move || scene.table.moves !== this.shown?.table.moves) {
      if (this.asked?.about === 'hint' || movesOf(scene) < movesOf(this.shown)) this.asked = null
      if (this.notice?.t === 'because') this.notice = null // it was so a move ago
      this.proposed = null
    }
    if (scene.table.phase === 'over' && this.shown?.table.phase === 'playing' && this.hands.length) {
      change({ finished: settings.finished + 1 })
    }
    this.ended = tableauWanted(this.game) && Boolean(scene.result) && (this.ended || (this.shown !== null && !this.shown.result))
    this.shown = scene
    this.view = scene.view ?? null
    const hand = onlyHand(scene)
    if (hand !== null && scene.look !== hand) this.#lookThrough(hand)
    // Behind the curtain nobody looks, so that no hand even arrives here.
    else if (hand === null && this.lifted === null && scene.look !== null) this.#lookThrough(null)
  }

  #lookThrough(seat: number | null): void {
    this.log = []
    this.asked = null // it was for other eyes
    this.#socket.look(seat)
  }

  // A link that moves a seat to this device is used once and taken out of the address.
  #claim(): void {
    const claimed = seatInLink(location.hash)
    if (!claimed) return
    history.replaceState(null, '', location.pathname)
    void this.do({ do: 'claim', ...claimed })
  }
}

// Whether a choice is asked of somebody who plays in this browser.
function awaits({ table, to_move }: Scene): boolean {
  const seat = table.phase === 'playing' && to_move != null ? table.seats[to_move] : undefined
  return Boolean(seat?.yours && !seat.bot)
}

function movesOf(scene: Scene | null): number {
  return scene?.table.moves ?? 0
}

export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => seat.name || (seat.bot ? botAt(seat.bot, seat.seat) : seatName(seat.seat, [])))
}
