import { writeCondition } from "../../expressions/writeCondition"
import type { CompiledCondition } from "../../model/compiled"
import { alternativesOf } from "./alternatives"
import { pathsOf } from "../conditions"
import type { FlowAnalysis } from "../flowAnalysis"
import type { PlannedRefusal } from "../types"

/** A refusal with the condition on answers that brings it about. */
export interface KnownRefusal extends PlannedRefusal {
  readonly condition: CompiledCondition
}

/** Every answer of a screen that its calls refuse, one reason each. */
export function refusalsAt({ model, modules, questions }: FlowAnalysis, screen: string): readonly KnownRefusal[] {
  const calls = modules.get(screen)?.calls ?? {}
  const asked = questions.get(screen) ?? []
  const isAsked = (when: CompiledCondition) =>
    pathsOf(when).every(([root, name]) => asked.some(({ into, field }) => into === root && field === name))
  return model.refused
    .filter(({ call, when }) => Object.hasOwn(calls, call) && isAsked(when))
    .flatMap(({ call, code, when }) =>
      alternativesOf(when).map((condition) => ({ call, code, condition, when: writeCondition(condition) })),
    )
}
