import type { RunningCalls } from "../platform/api"
import type { Clock } from "../domain/clock"

/** A wait that a person notices shows the loading indicator. */
const loaderDelayMs = 180
/** The first screen can do without what takes longer; it is taken over when it comes. */
const maxWaitMs = 5_000

interface ReadyDependencies {
  readonly clock: Pick<Clock, "after">
  readonly runningCalls: Pick<RunningCalls, "track">
  /** Loads what the first screen should have; never fails. */
  readonly load: () => Promise<unknown>
}

/** Waits once, when it is first asked, for what the first screen should have; never for long. */
export function createReady({ clock, runningCalls, load }: ReadyDependencies): () => Promise<void> {
  const start = async () => {
    const loaded = load()
    const patience = new Promise<void>((resolve) => void clock.after(maxWaitMs, resolve))
    const waited = Promise.race([loaded, patience])
    const cancel = clock.after(loaderDelayMs, () => void runningCalls.track("page", () => waited))
    await waited
    cancel()
  }
  let ready: Promise<void> | undefined
  return () => (ready ??= start())
}
