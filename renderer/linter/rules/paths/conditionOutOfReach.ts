import { borrowedPaths, error } from "../../kit"

export const conditionOutOfReach = error(
  "condition-out-of-reach",
  "A named condition is used only where everything that it reads can be seen.",
  function* (context) {
    for (const { document, pointer, name, path, analysis } of borrowedPaths(context)) {
      if (analysis.kind === "root-missing" || analysis.kind === "missing")
        yield { document, pointer, values: { condition: name, path } }
    }
  },
)
