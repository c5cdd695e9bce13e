/** Why the customer came to another place than the one that was opened: what the app in the phone tells of it. */

/**
 * What decided:
 * - of the address: nobody is logged in; its area is closed by a condition, or for a time; the app is new enough for another screen;
 *   the server's maintenance; no screen has it; a flow begins at its first step, or goes on where the customer was;
 * - of the screen behind it: a value of an earlier step is missing; the query breaks a rule; the return point of the server, or an
 *   answer that the server misses; the end of a call; what the screen does when its data are there, or when it opens.
 */
export type DetourReason =
  | "login"
  | "closed"
  | "closure"
  | "version"
  | "maintenance"
  | "unknown"
  | "first-step"
  | "saved-step"
  | "need"
  | "query"
  | "return-point"
  | "missing-answer"
  | "call-end"
  | "data"
  | "enter"

/** A place in the document of that kind and id. */
export interface DocumentPlace {
  readonly kind: string
  readonly id: string
  /** JSON pointer. */
  readonly pointer: string
}

export interface Detour {
  /** The address that was opened. */
  readonly asked: string
  /** The one that came in its place; absent for the host's login, and where no screen has the address. */
  readonly to?: string
  readonly reason: DetourReason
  /** Where it is written; absent where no document says it. */
  readonly place?: DocumentPlace
  /** Conditions that decided, where they are written. */
  readonly conditions: readonly DocumentPlace[]
  /** What it was decided by, by `$path`; null for what was not there. */
  readonly values: Readonly<Record<string, unknown>>
  /** The call whose end decided, and how it ended. */
  readonly call?: { readonly id: string; readonly end: string }
}

/** A page that says how it came to be on view instead of another one. */
export interface DetouringPage {
  readonly detours: readonly Detour[]
}
