/** Scenarios that a machine invents: a door for the workshop, never part of what browsers load. */
export { planScenarios } from "./planning/plan"
export { createReplay } from "./replay"
export { dryRun, type DryRunOptions, type DryRunStep } from "./dryRun"
export { flowTransitions, type Transition } from "./flowTransitions"
export type * from "./types"
export { effectsOf, leavesScreen } from "../model/effects"
