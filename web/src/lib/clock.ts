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
