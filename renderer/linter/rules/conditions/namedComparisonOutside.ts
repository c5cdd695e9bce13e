import { error } from "../../kit"
import { wordsOf } from "./comparisons"
import { impossibleNamed } from "./impossibleNamed"

export const namedComparisonOutside = error(
  "named-comparison-outside",
  "A named condition compares a path only with values that it has where the condition is used.",
  function* (context) {
    for (const { document, comparison, isPlain } of impossibleNamed(context).values())
      if (!isPlain) yield { document, pointer: comparison.pointer, values: wordsOf(comparison) }
  },
)
