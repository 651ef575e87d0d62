// The tables at which this browser holds a seat, the newest last: the lobby invites it back to them.

const KEY = 'saloon-places'
const MOST = 50

export function placesHeld(storage: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function notePlace(storage: Storage, code: string, held: boolean): void {
  const places = placesHeld(storage)
  if (places.includes(code) === held) return
  const others = places.filter((place) => place !== code)
  storage.setItem(KEY, JSON.stringify(held ? [...others, code].slice(-MOST) : others))
}
