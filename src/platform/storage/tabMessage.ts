import { isRecord } from "../../domain/json"
import type { Json } from "../../../renderer"

export type SharedFields = Readonly<Record<string, Json>>

/** Shape of the messages; a tab with another version of the app is not understood and not heard. */
export const protocol = "kamishibai-1"

/** Logical time of a change: its counter is greater than that of every change that its tab had seen before. */
export interface Stamp {
  readonly counter: number
  readonly tab: string
}

export type TabMessage =
  | (Stamp & { readonly kind: "state"; readonly fields: SharedFields })
  /** A tab has opened and wants to know how far the others have counted. */
  | { readonly kind: "ask" }
  /** The answer. How things are the new tab asks the server: what another one was told may be hours old. */
  | (Stamp & { readonly kind: "count" })

export const isNewer = (left: Stamp, right: Stamp) =>
  left.counter > right.counter || (left.counter === right.counter && left.tab > right.tab)

/** Reads a message of another tab about the named store; undefined for all that is not understood. */
export function parseTabMessage(message: unknown, store: string): TabMessage | undefined {
  if (!isRecord(message) || message["protocol"] !== protocol || message["store"] !== store) return undefined
  const { kind, counter, tab, fields } = message
  if (kind === "ask") return { kind }
  if (typeof tab !== "string" || typeof counter !== "number" || !Number.isSafeInteger(counter) || counter < 1)
    return undefined
  if (kind === "count") return { kind, counter, tab }
  return kind === "state" && isRecord(fields) ? { kind, counter, tab, fields: fields as SharedFields } : undefined
}
