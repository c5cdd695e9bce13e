import { error, isPath, partsOf, suggestion, within } from "../../kit"
import { lostEverywhere } from "./borrowed"

export const namedPathUnknown = error(
  "named-path-unknown",
  "What a named condition reads can be seen in some place that uses it.",
  function* (context) {
    for (const document of context.set.all("conditions")) {
      for (const [name, { when }] of Object.entries(document.document.conditions)) {
        for (const part of partsOf(when, within("/conditions", name, "when"))) {
          if (part.kind !== "leaf") continue
          for (const [index, path] of part.operands.entries()) {
            const lost = isPath(path) ? lostEverywhere(context, path) : undefined
            if (lost === undefined) continue
            const values = { path: String(path), name: lost.name, ...suggestion(lost.name, lost.known) }
            yield { document, pointer: within(part.pointer, index), values }
          }
        }
      }
    }
  },
)
