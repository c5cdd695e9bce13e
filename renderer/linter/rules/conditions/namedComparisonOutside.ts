import { error } from "../../kit"
import { impossibleNamed } from "./impossibleNamed"

export const namedComparisonOutside = error(
  "named-comparison-outside",
  "A named condition compares a path only with values that it has where the condition is used.",
  function* (context) {
    for (const document of context.set.all("conditions"))
      for (const { pointer, words, isPlain } of Object.values(impossibleNamed(context)))
        if (!isPlain) yield { document, pointer, values: words }
  },
)
