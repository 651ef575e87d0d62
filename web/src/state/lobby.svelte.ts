// The lobby as this browser follows it.

import { games } from '../lib/api'
import type { LineState } from '../lib/line'
import { lobbyLine } from '../lib/lobby'
import type { GameInfo, TableCard } from '../lib/protocol'
import { socketAddress } from '../lib/socket'

export class LobbySession {
  line: LineState = $state('connecting')
  tables = $state.raw<TableCard[] | null>(null)
  games = $state.raw<GameInfo[] | null>(null)
  error = $state.raw<unknown>(null)

  open(): () => void {
    const line = lobbyLine(socketAddress('/socket'), {
      state: (state) => (this.line = state),
      tables: (tables) => (this.tables = tables),
    })
    const nudge = () => line.nudge()
    addEventListener('online', nudge)
    line.open()
    void this.loadGames()
    return () => {
      removeEventListener('online', nudge)
      line.close()
    }
  }

  async loadGames(): Promise<void> {
    this.error = null
    try {
      this.games = await games()
    } catch (error) {
      this.error = error
    }
  }
}
