import type { CompiledAction } from "../../model/compiled"

/** The branch for an outcome, never one that every object inherits. */
export const ownBranch = (on: CompiledAction["on"], outcome: string): readonly CompiledAction[] | undefined =>
  on && Object.hasOwn(on, outcome) ? on[outcome] : undefined
