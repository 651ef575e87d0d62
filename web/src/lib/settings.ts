// What a visitor prefers, kept in this browser. Anything unreadable counts as not set.

export interface Settings {
  language: string | null // null: the browser's
  speed: Speed
  sound: boolean | null // null: not asked yet
  name: string
}

export type Speed = 'slow' | 'usual' | 'fast' | 'off'

export const SPEEDS: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.5, off: 0 }
export const DEFAULTS: Settings = { language: null, speed: 'usual', sound: null, name: '' }

const KEY = 'saloon'

export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  const kept = parsed(storage.getItem(KEY))
  return {
    language: typeof kept['language'] === 'string' ? kept['language'] : DEFAULTS.language,
    speed: typeof kept['speed'] === 'string' && kept['speed'] in SPEEDS ? (kept['speed'] as Speed) : DEFAULTS.speed,
    sound: typeof kept['sound'] === 'boolean' ? kept['sound'] : DEFAULTS.sound,
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 24) : DEFAULTS.name,
  }
}

export function writeSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
