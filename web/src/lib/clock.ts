// Time, so that tests can bring their own.

export interface Clock {
  now(): number
  after(ms: number, then: () => void): () => void // gives back how to cancel
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export const HOUR = 3600 // seconds
export const DAY = 24 * HOUR

/** Seconds as a clock shows them, with hours where there are any; nothing where days have to be told in words. */
export function timeLeft(seconds: number): string | null {
  if (seconds >= DAY) return null
  const two = (figure: number) => String(figure).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
