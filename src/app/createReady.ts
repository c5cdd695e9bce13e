import { waitNoticeably, type Waiting } from "./waitNoticeably"

/** The first screen can do without what takes longer; it is taken over when it comes. */
const maxWaitMs = 5_000

interface ReadyDependencies extends Waiting {
  /** Loads what the first screen should have; never fails. False where something did not come. */
  readonly load: () => Promise<boolean>
}

/**
 * Waits once, when it is first asked, for what the first screen should have; never for long. What did not come is loaded
 * again for the next screen that asks: closures would go by the device's clock for the whole visit.
 */
export function createReady({ load, ...waiting }: ReadyDependencies): () => Promise<void> {
  let ready: Promise<void> | undefined
  const begin = async () => {
    if (!(await load())) ready = undefined
  }
  return () => (ready ??= waitNoticeably(waiting, begin(), maxWaitMs))
}
