import { parseDatetime } from "./japanTime"

export interface Countdown {
  readonly seconds: number
  readonly passed: boolean
}

/** Whole seconds from now to a datetime, never below 0; undefined where there is no datetime. */
export function countDown(until: unknown, nowMs: number): Countdown | undefined {
  const end = parseDatetime(until)
  if (end === undefined) return undefined
  const seconds = Math.max(0, Math.ceil((end - nowMs) / 1_000))
  return { seconds, passed: seconds === 0 }
}
