import { error, isSlowPattern } from "../../kit"
import { judgedPatterns } from "./patternsTooMany"

export const patternSlow = error("pattern-slow", "No input makes a pattern run for minutes.", function* (context) {
  for (const { document, pattern, pointer, shared = "", isJudged } of judgedPatterns(context))
    if (isJudged && isSlowPattern(pattern)) yield { document, pointer, values: { pattern, shared } }
})
