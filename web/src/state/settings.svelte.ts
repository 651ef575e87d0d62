import { readSettings, writeSettings, type Settings } from '../lib/settings'
import { wear } from '../lib/theme'

export const settings: Settings = $state(readSettings(localStorage))

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted)
  writeSettings(localStorage, settings)
  wear(document, settings.theme)
}
