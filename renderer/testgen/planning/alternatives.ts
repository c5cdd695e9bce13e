import { isCondition } from "../../expressions/evaluate"
import type { CompiledCondition } from "../../model/compiled"

/** Everything that a condition can mean, each as a condition: the parts of `any`, the values of `in`. */
export function alternativesOf(condition: CompiledCondition): readonly CompiledCondition[] {
  const { operator, operands } = condition
  const parts = operands.filter(isCondition).map(alternativesOf)
  if (operator === "any") return parts.flat()
  if (operator === "all") return everyChoice(parts).map((chosen) => ({ operator, operands: chosen }))
  const [value, list] = operands
  if (operator !== "in" || value === undefined || !Array.isArray(list) || list.length < 2) return [condition]
  return list.map((one) => ({ operator, operands: [value, [one]] }))
}

/** One of each, in every transition. */
export const everyChoice = <Part>(parts: readonly (readonly Part[])[]): readonly (readonly Part[])[] =>
  parts.reduce<readonly (readonly Part[])[]>(
    (chosen, choices) => chosen.flatMap((before) => choices.map((choice) => [...before, choice])),
    [[]],
  )
