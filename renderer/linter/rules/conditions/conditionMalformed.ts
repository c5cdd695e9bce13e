import { conditionParts, error } from "../../kit"
import { shapeProblems } from "../documents/shape"

export const conditionMalformed = error(
  "condition-malformed",
  "A condition is one operator with its operands.",
  function* (context) {
    yield* shapeProblems("condition-malformed", context)
    for (const { condition, part } of conditionParts(context)) {
      if (part.kind === "malformed")
        yield { document: condition.document, pointer: part.pointer, values: { reason: part.reason } }
    }
  },
)
