import type { CallDocument } from "../../../renderer/model/documents"
import type { Outcome } from "../../../renderer/model/calls"
import { faultNames, type FaultName } from "../../../src/sandbox"

/** One way in which a call is made to go wrong; `code` for the business codes that its document names, and some more. */
export interface CallFault {
  readonly fault: FaultName
  readonly code?: string
}

/** `waiting`: legacy calls have no time-out. `quiet`: nothing follows, whatever the client makes of it. */
export type Meaning = Outcome | "waiting" | "quiet"

/** A business code that no document names, and that every object has. */
const unknownCode = "constructor"
const codesOfPlatform = ["session_expired", "maintenance", unknownCode]
const platforms = ["aco", "bff"]

/** Every fault of the sandbox for a call, each of its business codes by itself. */
export function faultsOf({ client, codes = {} }: CallDocument): readonly CallFault[] {
  const more = platforms.includes(client) ? codesOfPlatform : client === "legacy" ? [unknownCode] : []
  const business = [...Object.keys(codes), ...more].map((code) => ({ fault: "business-code", code }) as const)
  return [...faultNames.filter((fault) => fault !== "business-code").map((fault) => ({ fault })), ...business]
}

type Meanings = Readonly<Record<FaultName, Meaning>>

/** What no client can tell apart from a server that is down: the same for all. */
const everywhere = {
  "http-500": "broken",
  "http-401": "signed-out",
  "empty-body": "broken",
  "html-body": "broken",
  "truncated-json": "broken",
  "no-status": "broken",
  slow: "ok",
} as const

/** A write that got no answer may have been carried out. */
const unanswered = (effect: string, read: Meaning): Meaning => (effect === "write" ? "unconfirmed" : read)

const legacyMeanings = (effect: string): Meanings => ({
  ...everywhere,
  offline: unanswered(effect, "offline"),
  timeout: "waiting",
  "lost-answer": unanswered(effect, "offline"),
  "status-1": "rejected",
  "status-1-404": "not-found",
  maintenance: "signed-out",
  "maintenance-url": "maintenance",
  "login-status": "signed-out",
  halfsheet: "rejected",
  "business-code": "rejected",
})

const platformMeanings = (effect: string): Meanings => ({
  ...everywhere,
  offline: unanswered(effect, "offline"),
  timeout: unanswered(effect, "timeout"),
  "lost-answer": unanswered(effect, "offline"),
  "status-1": "rejected",
  "status-1-404": "broken",
  maintenance: "rejected",
  "maintenance-url": "rejected",
  "login-status": "signed-out",
  halfsheet: "sheet",
  "business-code": "rejected",
})

/** What the contract of its client says that a fault is. */
export function meaningOf({ client, effect, codes = {} }: CallDocument, { fault, code }: CallFault): Meaning {
  if (client === "legacy") return legacyMeanings(effect)[fault]
  if (!platforms.includes(client)) return "quiet"
  const hasSheet = code !== undefined && Object.hasOwn(codes, code) && codes[code]?.sheet !== undefined
  return hasSheet ? "sheet" : platformMeanings(effect)[fault]
}

/** The business code that the client passes on. */
export function codeOf({ client }: CallDocument, { fault, code }: CallFault): string | undefined {
  if (code !== undefined || client === "legacy") return code
  if (fault === "status-1") return "status_1"
  return fault.startsWith("maintenance") ? "maintenance" : undefined
}
