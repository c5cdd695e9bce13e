import type { CompiledCondition } from "../model/compiled"
import { evaluate, isCondition } from "./evaluate"
import type { Truth } from "./operator"
import { isGroup } from "./operators"
import type { Scope } from "../model/scope"
import { writeCondition } from "./writeCondition"

/** Why a condition has its value. */
export interface Explanation {
  readonly value: Truth
  /** The named condition, or the condition as the document writes it. */
  readonly says: string
  /** The parts that decided; empty for one that stands for itself. */
  readonly because: readonly Explanation[]
}

/** What of a group led to its value: all parts where they had to agree, else those that were enough alone. */
function deciding(operator: string, value: Truth, parts: readonly Explanation[]): readonly Explanation[] {
  if (operator === "not") return parts
  if (value === undefined) return parts.filter((part) => part.value === undefined)
  const enough = operator === "any"
  return value === enough ? parts.filter((part) => part.value === enough) : parts
}

/** Says why a condition has its value, in the names that documents give to conditions. */
export function explain(condition: CompiledCondition, scope: Scope): Explanation {
  const value = evaluate(condition, scope)
  const parts = isGroup(condition.operator) ? condition.operands.filter(isCondition) : []
  const explained = parts.map((part) => explain(part, scope))
  const because = deciding(condition.operator, value, explained)
  return { value, says: writeCondition(condition), because }
}
