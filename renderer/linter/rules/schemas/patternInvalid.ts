import { error, isRegularExpression } from "../../kit"
import { patternsIn } from "./patternsIn"

export const patternInvalid = error("pattern-invalid", "Patterns are regular expressions.", function* (context) {
  for (const { document, pattern, pointer, shared = "" } of patternsIn(context))
    if (!isRegularExpression(pattern)) yield { document, pointer, values: { pattern, shared } }
})
