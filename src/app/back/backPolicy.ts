import type { CompiledScreen } from "../../../renderer"
import type { BackTarget, Redirect } from "../../platform/bridge"

type Policy = "previous" | "close" | "close-silently" | "none" | "history"

export interface BackContext {
  readonly header: CompiledScreen["header"]
  readonly query: Readonly<Record<string, string>>
  /** The flow's word about this screen; absent outside of flows. */
  readonly policy?: Policy | undefined
  /** The screen can be opened from outside the flow. */
  readonly isAside?: boolean
}

/** What the back control does. */
export type BackEffect =
  | { readonly kind: "none" }
  | { readonly kind: "close" }
  /** Asks first: the flow is left half done. */
  | { readonly kind: "leave-flow" }
  | { readonly kind: "screen"; readonly screen: string }
  | BackTarget

/** Hidden by the document, or by exactly `0` as the first value of the query. */
export const isHeaderHidden = (header: CompiledScreen["header"], query: Readonly<Record<string, string>>): boolean =>
  header.hidden || query["header"] === "0"

/** The query `BACK` comes first, then the target of the document, then the close link. A flow's policy stands above the query. */
export function backOf(
  { header, query, policy, isAside = false }: BackContext,
  redirect: Pick<Redirect, "parseBack">,
): BackEffect {
  const asked = redirect.parseBack(query["BACK"])
  const mayAsk = policy === undefined || policy === "close-silently" || (isAside && policy !== "none")
  if (asked && mayAsk && header.back !== "none") return asked
  if (header.back === "flow") return byPolicy(policy)
  if (header.back === "none" || header.back === "close" || header.back === "history") return { kind: header.back }
  return { kind: "screen", screen: header.back }
}

function byPolicy(policy: Policy | undefined): BackEffect {
  if (policy === "none") return { kind: "none" }
  if (policy === "close") return { kind: "leave-flow" }
  return policy === "close-silently" ? { kind: "close" } : { kind: "history" }
}
