import type { Pin } from "./pin"

/** Whoever was not heard of for so long has left, as far as anybody can tell. */
const restMs = 30 * 60_000
/** Of a visit that is remembered; beyond it the eldest are forgotten. */
const most = 100_000

export interface Visits {
  /** Somebody has asked for their release. */
  note(pin: Pin): void
  /** Visits that are under way with this server, by release. */
  count(): Readonly<Record<string, number>>
}

/** Counts in memory who is here with which release: nothing is written about anybody. */
export function createVisits(clock: () => Date): Visits {
  const seen = new Map<string, { readonly release: string; readonly at: number }>()
  return {
    note({ release, bucket, issued }) {
      const visit = `${issued}.${bucket}`
      // Heard of last, forgotten last.
      seen.delete(visit)
      seen.set(visit, { release, at: clock().getTime() })
      const [eldest] = seen.size > most ? seen.keys() : []
      if (eldest !== undefined) seen.delete(eldest)
    },
    count() {
      const counts: Record<string, number> = {}
      for (const [visit, { release, at }] of seen) {
        if (clock().getTime() - at > restMs) seen.delete(visit)
        else counts[release] = (counts[release] ?? 0) + 1
      }
      return counts
    },
  }
}
