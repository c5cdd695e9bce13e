import { evaluate } from "../expressions/evaluate"
import type { Scope } from "../model/scope"
import type { CompiledFlow, CompiledStep } from "../model/compiled"

/** True for a step that these answers lead through. An unknown condition leaves the step out. */
export const isOpen = ({ when }: CompiledStep, scope: Scope): boolean => !when || evaluate(when, scope) === true

/**
 * The steps that these answers give, in order. The one function behind guard, progress, back control, summary, check
 * and graph.
 */
export const path = (flow: CompiledFlow, scope: Scope): readonly CompiledStep[] =>
  flow.steps.filter((step) => isOpen(step, scope))

/** Place of a screen in the whole flow, -1 where it is not a step. */
export const stepIndex = (flow: CompiledFlow, screen: string): number =>
  flow.steps.findIndex((step) => step.screen === screen)
