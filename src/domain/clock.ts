/** Time, handed in so that tests can turn it. */
export interface Clock {
  /** Time of the device in ms since epoch; a customer may have set it wrong. */
  now(): number
  /** Milliseconds that passed, never set back. Stands still on phones while they sleep. */
  elapsed(): number
  /** Runs once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
