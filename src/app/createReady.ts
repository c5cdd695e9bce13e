import { waitNoticeably, type Waiting } from "./waitNoticeably"

/** The first screen can do without what takes longer; it is taken over when it comes. */
const maxWaitMs = 5_000

interface ReadyDependencies extends Waiting {
  /** Loads what the first screen should have; never fails. */
  readonly load: () => Promise<unknown>
}

/** Waits once, when it is first asked, for what the first screen should have; never for long. */
export function createReady({ load, ...waiting }: ReadyDependencies): () => Promise<void> {
  let ready: Promise<void> | undefined
  return () => (ready ??= waitNoticeably(waiting, load(), maxWaitMs).then(() => undefined))
}
