import { error } from "../../kit"
import { operatorUses } from "./operatorUses"

export const valueOperandCount = error(
  "value-operand-count",
  "Operators of values get as many operands as they take.",
  function* (context) {
    for (const { document, pointer, operator, operands } of operatorUses(context)) {
      const { definition, name } = operator
      const required = definition.operands.filter(({ optional }) => optional !== true)
      const given = operands.filter(({ value }) => value !== undefined)
      const missing = definition.named
        ? required.filter((wanted) => !given.some((one) => one.name === wanted.name))
        : []
      const isWrong = definition.named
        ? missing.length > 0
        : given.length < required.length || (!definition.repeats && given.length > definition.operands.length)
      if (isWrong)
        yield {
          document,
          pointer,
          values: { operator: name, count: given.length, wanted: definition.operands.map((one) => one.name) },
        }
    }
  },
)
