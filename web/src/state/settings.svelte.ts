import { readSettings, writeSettings, type Settings } from '../lib/settings'

export const settings: Settings = $state(readSettings(localStorage))

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted)
  writeSettings(localStorage, settings)
}
