// How this browser calls its visitor back: with a sound, and with a notice of the system where he has asked for that.

import { Caller, type Call } from '../lib/calling'
import { change, settings } from './settings.svelte'
import { play } from './sounds.svelte'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

export function newCaller(): Caller {
  return new Caller({ away: () => document.hidden || !document.hasFocus(), call })
}

/** The icon of the tab. */
export function showIcon(waits: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', waits ? ICON_TURN : ICON)
}

export function canNotify(): boolean {
  return 'Notification' in window
}

/** Ask for leave, because the visitor has asked for notices; without it there are none. */
export async function wantNotices(wanted: boolean): Promise<void> {
  change({ notices: wanted && (await Notification.requestPermission()) === 'granted' })
}

function call(words: Call): void {
  play('your-turn')
  if (settings.notices && canNotify() && Notification.permission === 'granted') void notify(words)
}

// A telephone shows notices of service workers only; one that is clicked leads there by itself.
async function notify({ title, body, path }: Call): Promise<void> {
  const said = { body, tag: path, icon: '/icon-192.png', data: path }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, said)
  new Notification(title, said).onclick = () => focus()
}
