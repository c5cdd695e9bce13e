import { backPolicy, previousStep, type CompiledFlow, type CompiledScreen, type Scope } from "../../../renderer"
import type { BackTarget, Redirect } from "../../platform/bridge"

/** What the back control of a screen does. */
export type BackEffect =
  | { readonly kind: "none" }
  | { readonly kind: "close" }
  /** Asks first: the flow is left half done. */
  | { readonly kind: "leave-flow" }
  | { readonly kind: "screen"; readonly screen: string }
  /** Back in the history; where there is none, to the step before. */
  | { readonly kind: "step-back"; readonly screen: string }
  | BackTarget

export interface BackSituation {
  readonly screen: Pick<CompiledScreen, "id" | "header">
  readonly query: Readonly<Record<string, string>>
  /** The flow in which the screen was opened, if any. */
  readonly flow?: CompiledFlow | undefined
  /** What the conditions of the flow see. */
  readonly scope: Scope
  /** Whether the customer may open a screen; a back target behind a login is none for a visitor. */
  readonly mayOpen: (screen: string) => boolean
}

type FlowPolicy = NonNullable<ReturnType<typeof backPolicy>>

const flowEffects: Readonly<Record<FlowPolicy, BackEffect>> = {
  previous: { kind: "history" },
  history: { kind: "history" },
  close: { kind: "leave-flow" },
  "close-silently": { kind: "close" },
  none: { kind: "none" },
}

/** The query `BACK` comes first, then the target of the document, then the close link. A flow's policy stands above the query. */
export function findBackEffect(
  { screen: { id, header }, query, flow, scope, mayOpen }: BackSituation,
  redirect: Pick<Redirect, "parseBack">,
): BackEffect {
  const policy = flow && backPolicy(flow, id, scope)
  const isDetached = flow?.detached.some(({ screen }) => screen === id) === true
  const requested = redirect.parseBack(query["BACK"])
  const obeysQuery = policy === undefined || policy === "close-silently" || (isDetached && policy !== "none")
  if (requested && obeysQuery && header.back !== "none") return requested
  if (header.back === "flow")
    return policy === "previous" ? stepBack(flow, id, scope) : flowEffects[policy ?? "history"]
  if (header.back === "none" || header.back === "close" || header.back === "history") return { kind: header.back }
  return mayOpen(header.back) ? { kind: "screen", screen: header.back } : { kind: "close" }
}

function stepBack(flow: CompiledFlow | undefined, id: string, scope: Scope): BackEffect {
  const before = flow && previousStep(flow, id, scope)
  return before ? { kind: "step-back", screen: before.screen } : { kind: "history" }
}
