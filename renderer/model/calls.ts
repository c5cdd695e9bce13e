/** How a call ends, as documents and screens see it. Clients translate their wire formats into this. */

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

export interface SheetButton {
  readonly label: string
  readonly action: string
  readonly style: string
}

/** A half-sheet sent by a server. */
export interface ServerSheet {
  readonly title: string
  readonly subtitle?: string
  readonly buttons: readonly SheetButton[]
}

/** Outcomes that every call can have, whatever its client; business codes come on top. */
export const outcomes = [
  "ok",
  "rejected",
  "not-found",
  "sheet",
  "maintenance",
  "signed-out",
  "offline",
  "timeout",
  "broken",
  "unconfirmed",
  "cancelled",
] as const

export type Outcome = (typeof outcomes)[number]

export interface CallFailure {
  readonly outcome: Exclude<Outcome, "ok">
  /** Business code of the server, if it sent one. */
  readonly code?: string
  /** Lines for the customer, as sent. */
  readonly messages: readonly string[]
  readonly sheet?: ServerSheet
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[]
  /** Where the server sends the customer (maintenance page), already judged by the allow-list. */
  readonly url?: string
  readonly detail: Readonly<Record<string, unknown>>
  /** The screen still shows what it showed before: a tap came to nothing, or a choice that could not be read was taken back. */
  readonly kept?: boolean
  readonly effect: "read" | "write"
  readonly method: string
}

export type CallResult =
  | { readonly kind: "ok"; readonly value: unknown }
  | { readonly kind: "failed"; readonly failure: CallFailure }
