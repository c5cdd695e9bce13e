import type { CompiledFlow } from "../../model/compiled"
import type { Finding, LoadedDocument } from "../types"
import { attempt } from "./attempt"
import { compileFlow } from "./compileFlow"
import { createNeeds, type Needs, type SharedContext } from "./context"

/** What a flow compiled to, or why it did not, and what that depends on besides the flow. */
interface KnownFlow {
  readonly made: { readonly value: CompiledFlow } | { readonly finding: Finding }
  readonly needs: Needs
  readonly seconds: ReadonlyMap<string, number>
}

export type FlowMemory = ReturnType<typeof createFlowMemory>

/** Flows as they were compiled the last time, as long as neither they change nor how long their screens take. */
export function createFlowMemory() {
  const known = new WeakMap<LoadedDocument<"flow">, KnownFlow>()
  return (
    flow: LoadedDocument<"flow">,
    shared: SharedContext,
    secondsOf: (screen: string) => number,
  ): Pick<KnownFlow, "made" | "needs"> => {
    const before = known.get(flow)
    if (before && [...before.seconds].every(([screen, seconds]) => secondsOf(screen) === seconds)) return before
    const needs = createNeeds()
    const seconds = new Map<string, number>()
    const noted = (screen: string): number => {
      const found = secondsOf(screen)
      seconds.set(screen, found)
      return found
    }
    const { file } = flow
    const made = attempt(file, () => compileFlow(flow, { ...shared, file, needs, secondsOf: noted }))
    const now = { made, needs, seconds }
    known.set(flow, now)
    return now
  }
}
