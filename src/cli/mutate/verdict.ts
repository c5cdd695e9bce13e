import type { Mutation } from "./choose"

/** What was seen of a change: what the checks say, a state that looks or does otherwise, a case that goes otherwise; or nothing. */
export type Seen =
  /** Customers load the very same: nothing has changed for anybody. */
  | { readonly by: "none-needed" }
  | { readonly by: "check"; readonly what: string }
  | { readonly by: "state"; readonly what: string }
  | { readonly by: "journey"; readonly what: string }
  /** With the screens that have it, and how many of their states were looked at. */
  | { readonly by: "nobody"; readonly screens: readonly string[]; readonly states: number }

/** A change without its document, and what was seen of it. */
export interface Verdict extends Omit<Mutation, "text"> {
  readonly seen: Seen
}
