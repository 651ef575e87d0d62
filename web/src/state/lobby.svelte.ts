// The lobby as this browser follows it.

import { games } from '../lib/api'
import type { LineState } from '../lib/line'
import { lobbyLine } from '../lib/lobby'
import type { GameInfo, MyTable, TableCard } from '../lib/protocol'
import { socketAddress } from '../lib/socket'
import { myTables } from './myself.svelte'

export class LobbySession {
  line: LineState = $state('connecting')
  tables = $state.raw<TableCard[] | null>(null)
  mine = $state.raw<MyTable[]>([])
  games = $state.raw<GameInfo[] | null>(null)
  error = $state.raw<unknown>(null)

  open(): () => void {
    const line = lobbyLine(socketAddress('/socket'), {
      state: (state) => (this.line = state),
      tables: (tables) => (this.tables = tables),
      mine: () => void this.loadMine(),
    })
    const nudge = () => line.nudge()
    addEventListener('online', nudge)
    line.open()
    void this.loadGames()
    void this.loadMine()
    return () => {
      removeEventListener('online', nudge)
      line.close()
    }
  }

  // Without an answer the list stays as it was: the banner says that the line is down.
  async loadMine(): Promise<void> {
    this.mine = await myTables().catch(() => this.mine)
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
