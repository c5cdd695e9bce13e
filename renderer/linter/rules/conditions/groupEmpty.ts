import { conditionParts, error } from "../../kit"

export const groupEmpty = error("group-empty", "`all`, `any` and `not` hold conditions.", function* (context) {
  for (const { condition, part } of conditionParts(context)) {
    if (part.kind === "group" && part.parts.length === 0)
      yield { document: condition.document, pointer: part.pointer, values: { operator: part.name } }
  }
})
