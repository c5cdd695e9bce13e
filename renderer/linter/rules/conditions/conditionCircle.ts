import { error, namesIn, reachableFrom, within, writtenConditions } from "../../kit"

export const conditionCircle = error(
  "condition-circle",
  "Named conditions do not refer to themselves.",
  function* (context) {
    const named = writtenConditions(context)
    for (const document of context.set.all("conditions")) {
      for (const name of named.keys())
        if (reachableFrom(name, (other) => namesIn(named.get(other))).has(name))
          yield { document, pointer: within("/conditions", name), values: { name } }
    }
  },
)
