import { parseDatetime } from "../domain/japanTime"

export interface Countdown {
  readonly seconds: number
  readonly passed: boolean
}

/** Whole seconds from now to a datetime, never below 0; undefined where there is no datetime. */
export function countdown(until: unknown, nowMs: number): Countdown | undefined {
  const end = parseDatetime(until)
  if (end === undefined) return undefined
  const seconds = Math.max(0, Math.ceil((end - nowMs) / 1_000))
  return { seconds, passed: seconds === 0 }
}

/** The number to read aloud: changes only at 60, 30 and 0 seconds, so that a screen reader does not count along. */
export function announcedSeconds(seconds: number): number {
  if (seconds === 0) return 0
  return seconds <= 30 ? 30 : 60
}
