// The lobby's socket: the public tables, whenever they change.

import { Line, type LineOptions, type LineState } from './line'
import { PROTOCOL, type TableCard } from './protocol'

export interface LobbyEvents {
  state: (state: LineState) => void
  tables: (tables: TableCard[]) => void
  mine: () => void // something has changed where this visitor holds a seat
}

export function lobbyLine(
  url: string,
  tell: LobbyEvents,
  wiring: Pick<LineOptions, 'dial' | 'clock' | 'random'> = {},
): Line {
  const line: Line = new Line({
    url,
    opened: () => line.send({ t: 'hello', protocol: PROTOCOL, since: 0 }),
    heard: (frame) => {
      if (frame.t === 'mine') tell.mine()
      if (frame.t !== 'lobby') return
      line.settled()
      tell.tables(frame.tables)
    },
    changed: tell.state,
    ...wiring,
  })
  return line
}
