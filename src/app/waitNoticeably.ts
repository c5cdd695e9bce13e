import type { Clock } from "../domain/clock"
import type { RunningCalls } from "../platform/api"

/** A wait that a person notices shows the loading indicator. */
const loaderDelayMs = 180

export interface Waiting {
  readonly clock: Pick<Clock, "after">
  readonly runningCalls: Pick<RunningCalls, "track">
}

/** Waits for `waited`, at most `mostMs`; undefined where it took longer. Whoever notices the wait sees the loading indicator. */
export async function waitNoticeably<Value>(
  { clock, runningCalls }: Waiting,
  waited: Promise<Value>,
  mostMs: number,
): Promise<Value | undefined> {
  let stopPatience: (() => void) | undefined
  const patience = new Promise<undefined>((resolve) => (stopPatience = clock.after(mostMs, () => resolve(undefined))))
  const end = Promise.race([waited, patience])
  const hideLoader = clock.after(loaderDelayMs, () => void runningCalls.track("page", () => end.catch(() => undefined)))
  return end.finally(() => {
    hideLoader()
    stopPatience?.()
  })
}
