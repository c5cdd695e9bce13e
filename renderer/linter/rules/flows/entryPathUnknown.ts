import { error, within } from "../../kit"
import { unknownEntryPaths } from "./returnPoint"

export const entryPathUnknown = error(
  "entry-path-unknown",
  "What an entry reads of the answer of its call is in that answer.",
  function* (context) {
    for (const flow of context.set.all("flow"))
      for (const { name, path, analysis } of unknownEntryPaths(context, flow)) {
        const known = analysis.kind === "missing" ? analysis.known : []
        yield { document: flow, pointer: within("/entry", name), values: { path, known } }
      }
  },
)
