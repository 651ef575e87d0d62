// What a board is given. A board draws and reports; what may be done comes to it as choices.

import type { Choice, GameEvent } from './protocol'

export type { Choice, GameEvent }

export interface BoardProps {
  view: any
  choices: Choice[]
  you: number | null
  event: GameEvent | null
  duration: number
  choose: (code: number) => void
  explain: (on: string) => void
  help: (clause: string) => void
  t: (key: string, args?: object) => string
  names: string[]
  hover: (on: string | null) => void
  lit: string | null
  advised?: number | null // the code of the choice a hint recommends
}
