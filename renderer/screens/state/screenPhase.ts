import { evaluate } from "../../expressions/evaluate"
import type { CompiledBlock, CompiledData, CompiledHeading, CompiledSkeleton, ScreenModule } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import type { DataEntry } from "../data/DataEntry"

/** What stands in the body of a screen now. */
export type ScreenPhase =
  | { readonly kind: "blocked" }
  | { readonly kind: "loading"; readonly shapes: readonly CompiledSkeleton[] }
  | { readonly kind: "failed"; readonly data: readonly string[] }
  | { readonly kind: "empty"; readonly body: readonly CompiledBlock[]; readonly headings: readonly CompiledHeading[] }
  | { readonly kind: "body" }

/** The part of an open screen that its phase depends on. */
export interface OpenScreen {
  readonly module: ScreenModule
  readonly scope: Scope
  readonly isBlocked: boolean
  readonly isStarted: boolean
  entry(name: string): DataEntry
}

/** Loading comes before failed, failed before empty; data without `loading` never holds the body back. */
export function screenPhase(screen: OpenScreen): ScreenPhase {
  if (screen.isBlocked) return { kind: "blocked" }
  const all = Object.entries(screen.module.screen.data)
  const coming = all.filter(([name, data]) => data.loading && isComing(screen, name, data))
  if (coming.length > 0) return { kind: "loading", shapes: coming.flatMap(([, data]) => data.loading ?? []) }
  const failed = all.filter(([name, data]) => data.error !== "ignore" && hasFailed(screen, name)).map(([name]) => name)
  if (failed.length > 0) return { kind: "failed", data: failed }
  const empty = all.find(
    ([name, data]) => data.empty && hasArrived(screen, name) && evaluate(data.empty.when, screen.scope) === true,
  )
  return empty?.[1].empty ? { kind: "empty", ...empty[1].empty } : { kind: "body" }
}

/** True while the body shows a main heading of its own. */
export function showsMainHeading(screen: OpenScreen & { readonly body: { readonly phase: ScreenPhase } }): boolean {
  const { phase } = screen.body
  const { headings, steady } = screen.module.screen
  const isShown = ({ when }: CompiledHeading) => when.every((condition) => evaluate(condition, screen.scope) === true)
  if (phase.kind === "empty") return phase.headings.some(isShown)
  if (phase.kind === "loading") return headings.filter(({ block }) => block < steady).some(isShown)
  return phase.kind === "body" && headings.some(isShown)
}

/** The blocks at the top of the body that wait for no data: steps, heading, picture. They stand while the rest is loading. */
export const steadyBlocks = ({ module: { screen } }: OpenScreen): readonly CompiledBlock[] =>
  screen.body.slice(0, screen.steady)

function isComing(screen: OpenScreen, name: string, data: CompiledData): boolean {
  const { state } = screen.entry(name)
  if (state.kind === "failed") return state.open && data.error === "outcome"
  if (data.call !== undefined && state.kind !== "idle") return state.kind === "loading"
  if (data.call !== undefined && screen.isStarted) return false
  return !hasArrived(screen, name) && (!data.when || evaluate(data.when, screen.scope) === true)
}

const hasFailed = (screen: OpenScreen, name: string): boolean => screen.entry(name).state.kind === "failed"

const hasArrived = (screen: OpenScreen, name: string): boolean => screen.scope.get([name]) !== undefined
