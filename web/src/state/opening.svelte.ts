// Sitting down at once, from wherever a game is shown.

import { createTable } from '../lib/api'
import { startCoaching } from '../lib/coaching'
import { friendlyName, learnNow, playNow } from '../lib/newTable'
import type { GameInfo } from '../lib/protocol'
import { go } from './navigation.svelte'
import { change, settings } from './settings.svelte'
import { t } from './words.svelte'

export class Opening {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  // Whoever has not said his name gets one for the road; he can change it at the table.
  async play(game: GameInfo, coached = false): Promise<void> {
    this.busy = true
    this.error = null
    if (!settings.name) change({ name: friendlyName(t('web-names')) })
    try {
      const { code } = await createTable(coached ? learnNow(game, settings.name) : playNow(game, settings.name))
      if (coached) startCoaching(code)
      go({ page: 'table', code })
    } catch (problem) {
      this.error = problem
    }
    this.busy = false
  }
}
