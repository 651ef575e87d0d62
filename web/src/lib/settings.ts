// What a visitor prefers, kept in this browser. Anything unreadable counts as not set.

export interface Settings {
  language: string | null // null: the browser's
  speed: Speed
  sound: boolean | null // null: not asked yet
  effects: number // how loud, of 1
  ambience: number
  notices: boolean // of the system, when it is his turn and he looks elsewhere
  confirm: Confirm
  finished: number // matches that were played to their end in this browser
  theme: Theme
  name: string
}

/** By day, by night, or as the system has it. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export type Speed = 'slow' | 'usual' | 'fast' | 'step' | 'off'
export type Confirm = 'always' | 'new' | 'never'

export const SPEEDS: Record<Speed, number> = { slow: 2.4, usual: 1.4, fast: 0.6, step: 1, off: 0 }
export const CONFIRMS: readonly Confirm[] = ['always', 'new', 'never']
export const NEW_FOR = 3 // matches
export const DEFAULTS: Settings = {
  language: null,
  speed: 'usual',
  sound: null,
  effects: 0.8,
  ambience: 0.4,
  notices: false,
  confirm: 'new',
  finished: 0,
  theme: 'auto',
  name: '',
}

const KEY = 'saloon'

export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  const kept = parsed(storage.getItem(KEY))
  return {
    language: typeof kept['language'] === 'string' ? kept['language'] : DEFAULTS.language,
    speed: typeof kept['speed'] === 'string' && kept['speed'] in SPEEDS ? (kept['speed'] as Speed) : DEFAULTS.speed,
    sound: typeof kept['sound'] === 'boolean' ? kept['sound'] : DEFAULTS.sound,
    notices: kept['notices'] === true,
    confirm: CONFIRMS.find((one) => one === kept['confirm']) ?? DEFAULTS.confirm,
    finished: Number.isSafeInteger(kept['finished']) ? Number(kept['finished']) : DEFAULTS.finished,
    effects: share(kept['effects'], DEFAULTS.effects),
    ambience: share(kept['ambience'], DEFAULTS.ambience),
    theme: THEMES.find((theme) => theme === kept['theme']) ?? DEFAULTS.theme,
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 24) : DEFAULTS.name,
  }
}

/** What holds on every device of somebody who is known again; notices are allowed by each device itself. */
export type Shared = Omit<Settings, 'name' | 'notices'>

export function shared({ name: _, notices: __, ...rest }: Settings): Shared {
  return rest
}

/** The settings of a device whose visitor likes things so; what cannot be read is as it was. */
export function adopted(settings: Settings, name: string, wanted: object): Settings {
  const kept = { ...settings, ...wanted, name: name || settings.name, notices: settings.notices }
  return readSettings({ getItem: () => JSON.stringify(kept) })
}

/** Whether a choice is selected first and made by a second click. */
export function confirms({ confirm, finished }: Settings): boolean {
  return confirm === 'always' || (confirm === 'new' && finished < NEW_FOR)
}

export function writeSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings))
}

function share(value: unknown, usual: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : usual
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
