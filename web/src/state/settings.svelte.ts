import { readSettings, writeSettings, type Settings } from '../lib/settings'
import { wear } from '../lib/theme'

export const settings: Settings = $state(readSettings(localStorage))

let told: () => void = () => {}

export function change(wanted: Partial<Settings>): void {
  keep(wanted)
  told()
}

// What is so on another device is so here; nobody need be told.
export function keep(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted)
  writeSettings(localStorage, settings)
  wear(document, settings.theme)
}

// Have something done whenever the visitor wants things otherwise.
export function whenChanged(then: () => void): void {
  told = then
}
