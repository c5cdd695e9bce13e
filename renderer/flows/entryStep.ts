import type { CompiledAction, CompiledFlow } from "../model/compiled"

/** Where a flow is entered: a step, or actions that lead elsewhere. */
export interface Entry {
  /** Screen to open; absent where actions lead elsewhere. */
  readonly step?: string
  readonly do?: readonly CompiledAction[]
}

/** Where the server's return point leads. Anything that the flow does not name, in exactly this spelling, is `otherwise`. */
export function entryStep({ entry, steps }: CompiledFlow, point: unknown): Entry {
  if (!entry) return steps[0] ? { step: steps[0].screen } : {}
  const named = typeof point === "string" && Object.hasOwn(entry.points, point) ? entry.points[point] : undefined
  return named ?? { step: entry.otherwise }
}
