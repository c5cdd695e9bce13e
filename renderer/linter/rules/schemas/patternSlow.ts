import { error, isSlowPattern } from "../../kit"
import { patternsIn } from "./patternsIn"

export const patternSlow = error("pattern-slow", "No input makes a pattern run for minutes.", function* (context) {
  for (const { document, pattern, pointer, shared = "" } of patternsIn(context))
    if (isSlowPattern(pattern)) yield { document, pointer, values: { pattern, shared } }
})
