import type { Clock } from "../../src/domain/clock"

export interface FakeClock extends Clock {
  /** Lets time pass, running what falls due on the way, and lets promises settle after each step. */
  advance(ms: number): Promise<void>
  /** Turns the clock of the device; `elapsed` does not notice. */
  turnDevice(ms: number): void
  readonly waiting: number
}

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that stands still until a test turns it. */
export function createFakeClock(now = Date.parse("2025-01-15T10:00:00+09:00")): FakeClock {
  let elapsed = 0
  let device = now
  let timers: readonly { readonly at: number; readonly run: () => void }[] = []

  function runNext(until: number): boolean {
    const next = timers.filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at)[0]
    if (!next) return false
    timers = timers.filter((timer) => timer !== next)
    device += next.at - elapsed
    elapsed = next.at
    next.run()
    return true
  }

  return {
    now: () => device,
    elapsed: () => elapsed,
    after(ms, run) {
      const timer = { at: elapsed + ms, run }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async advance(ms) {
      const until = elapsed + ms
      await settle()
      while (runNext(until)) await settle()
      device += until - elapsed
      elapsed = until
    },
    turnDevice: (ms) => void (device += ms),
    get waiting() {
      return timers.length
    },
  }
}
