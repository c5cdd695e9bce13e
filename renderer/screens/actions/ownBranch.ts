import type { CompiledAction } from "../../model/compiled"

/** The branch for an outcome or a business code, never one that every object inherits. */
export const ownBranch = (
  on: CompiledAction["on"],
  outcome: string | undefined,
): readonly CompiledAction[] | undefined =>
  on && outcome !== undefined && Object.hasOwn(on, outcome) ? on[outcome] : undefined
