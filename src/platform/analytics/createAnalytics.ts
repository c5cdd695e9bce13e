import { toEventRecord } from "./eventRecord"
import type { EventRecord, TrackedEvent } from "./eventRecord"

export interface AnalyticsDependencies {
  readonly environment: () => "app" | "mini"
  readonly areas: () => readonly string[]
  readonly shares?: () => ReadonlyMap<string, number>
  /** `window.dataLayer`, made where it is missing. */
  readonly dataLayer: () => { push(record: EventRecord): unknown }
  readonly sendLog: (record: EventRecord) => void
  /** Runs something when the customer's own action is through. */
  readonly later: (run: () => void) => void
}

export interface Analytics {
  /** `Host.track`. */
  track(event: TrackedEvent): void
  /** Hands over at once what still waits; for a page that is about to go. */
  flush(): void
}

/** Records events after the fact, so that no sink can slow down or break what the customer is doing. */
export function createAnalytics(dependencies: AnalyticsDependencies): Analytics {
  const { environment, areas, shares = () => new Map(), dataLayer, sendLog, later } = dependencies
  let waiting: EventRecord[] = []

  function flush(): void {
    const records = waiting
    waiting = []
    for (const record of records) {
      quietly(() => void dataLayer().push(record))
      quietly(() => sendLog(record))
    }
  }

  return {
    flush,
    track(event) {
      waiting.push(toEventRecord(event, { environment: environment(), areas: areas(), shares: shares() }))
      if (waiting.length === 1) later(flush)
    },
  }
}

/** A broken sink is nobody's problem but its own. */
function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // Nothing depends on a record.
  }
}
