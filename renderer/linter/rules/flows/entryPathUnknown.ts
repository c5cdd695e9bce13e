import { error } from "../../kit"
import { returnPointOf } from "./returnPoint"

export const entryPathUnknown = error(
  "entry-path-unknown",
  "The return point is a value of the answer of the entry's call.",
  function* (context) {
    for (const flow of context.set.all("flow")) {
      const found = returnPointOf(context, flow)
      if (found === undefined || found.analysis.kind === "known") continue
      const known = found.analysis.kind === "missing" ? found.analysis.known : []
      yield { document: flow, pointer: "/entry/point", values: { path: found.point, known } }
    }
  },
)
