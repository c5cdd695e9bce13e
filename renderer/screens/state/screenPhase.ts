import { evaluate } from "../../expressions/evaluate"
import type { CompiledBlock, CompiledData } from "../../model/compiled"
import type { ScreenState } from "./ScreenState"

/** What stands in the body of a screen now. */
export type ScreenPhase =
  | { readonly kind: "blocked" }
  | { readonly kind: "loading"; readonly shapes: readonly string[] }
  | { readonly kind: "failed"; readonly data: readonly string[] }
  | { readonly kind: "empty"; readonly body: readonly CompiledBlock[] }
  | { readonly kind: "body" }

/** Loading comes before failed, failed before empty; data without `loading` never holds the body back. */
export function screenPhase(screen: ScreenState): ScreenPhase {
  if (screen.isBlocked) return { kind: "blocked" }
  const all = Object.entries(screen.module.screen.data)
  const coming = all.filter(([name, data]) => data.loading && isComing(screen, name, data))
  if (coming.length > 0) return { kind: "loading", shapes: coming.flatMap(([, data]) => data.loading ?? []) }
  const failed = all.filter(([name, data]) => data.error !== "ignore" && hasFailed(screen, name)).map(([name]) => name)
  if (failed.length > 0) return { kind: "failed", data: failed }
  const empty = all.find(
    ([name, data]) => data.empty && hasArrived(screen, name) && evaluate(data.empty.when, screen.scope) === true,
  )
  return empty?.[1].empty ? { kind: "empty", body: empty[1].empty.body } : { kind: "body" }
}

/** The blocks that stand in the body now. */
export function visibleBlocks(screen: ScreenState): readonly CompiledBlock[] {
  const phase = screenPhase(screen)
  if (phase.kind === "empty") return phase.body
  if (phase.kind === "loading") return steadyBlocks(screen)
  return phase.kind === "body" ? screen.module.screen.body : []
}

/** The blocks at the top of the body that wait for no data: steps, heading, picture. They stand while the rest is loading. */
export function steadyBlocks({ module }: ScreenState): readonly CompiledBlock[] {
  const { body, data } = module.screen
  const awaited = Object.keys(data).filter((name) => data[name]?.loading)
  const end = body.findIndex((block) => block.widget === "form" || reads(block, awaited))
  return end === -1 ? body : body.slice(0, end)
}

/** True if a compiled value reads one of these names anywhere: in a text, a value, a condition. */
function reads(node: unknown, names: readonly string[]): boolean {
  if (typeof node !== "object" || node === null) return false
  return Object.entries(node).some(([key, part]) =>
    (key === "@get" || key === "get") && Array.isArray(part) ? names.includes(String(part[0])) : reads(part, names),
  )
}

function isComing(screen: ScreenState, name: string, data: CompiledData): boolean {
  const { state } = screen.entry(name)
  if (state.kind === "failed") return state.open && data.error === "outcome"
  if (data.call !== undefined && state.kind !== "idle") return state.kind === "loading"
  if (data.call !== undefined && screen.isStarted) return false
  return !hasArrived(screen, name) && (!data.when || evaluate(data.when, screen.scope) === true)
}

const hasFailed = (screen: ScreenState, name: string): boolean => screen.entry(name).state.kind === "failed"

const hasArrived = (screen: ScreenState, name: string): boolean => screen.scope.get([name]) !== undefined
