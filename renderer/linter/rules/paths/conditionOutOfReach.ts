import { borrowedPaths, error } from "../../kit"
import { lostEverywhere, lostIn } from "./borrowed"

export const conditionOutOfReach = error(
  "condition-out-of-reach",
  "A named condition is used only where everything that it reads can be seen.",
  function* (context) {
    for (const use of borrowedPaths(context)) {
      const { document, pointer, name, path } = use
      if (lostIn(use) !== undefined && lostEverywhere(context, path) === undefined)
        yield { document, pointer, values: { condition: name, path } }
    }
  },
)
