import { conditionLeaves, error } from "../../kit"
import { impossibleIn, wordsOf } from "./comparisons"

export const comparisonOutside = error(
  "comparison-outside",
  "A path is compared only with values that it can have.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      for (const comparison of impossibleIn(use))
        yield { document: use.document, pointer: comparison.pointer, values: wordsOf(comparison) }
    }
  },
)
