import type { Clock } from "../../domain/clock"
import { canonicalJson } from "../../domain/canonicalJson"

const windowMs = 600
const remembered = 2

/** The second of two equal calls: a double tap. Tokens and request ids are no part of the payload that is compared. */
export interface DuplicateGuard {
  /**
   * Undefined for a duplicate; otherwise a function that takes the call back, as if it had never been made; so does the
   * signal `left`, whenever it comes. A call on purpose is let through, and remembered like any other.
   */
  admit(path: string, payload: unknown, isOnPurpose?: boolean, left?: AbortSignal): (() => void) | undefined
}

/** Refuses a call to the same path with an equal payload within 600 ms of one of the last two calls. */
export function createDuplicateGuard(clock: Clock): DuplicateGuard {
  let last: readonly { readonly call: string; readonly at: number; readonly left: AbortSignal | undefined }[] = []
  return {
    admit(path, payload, isOnPurpose = false, left = undefined) {
      const call = `${path} ${canonicalJson(payload)}`
      const now = clock.elapsed()
      const isSame = (earlier: (typeof last)[number]) =>
        earlier.call === call && now - earlier.at <= windowMs && earlier.left?.aborted !== true
      if (!isOnPurpose && last.some(isSame)) return undefined
      const entry = { call, at: now, left }
      last = [...last, entry].slice(-remembered)
      return () => {
        last = last.filter((other) => other !== entry)
      }
    },
  }
}
