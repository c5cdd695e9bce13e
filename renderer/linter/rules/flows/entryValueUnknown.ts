import { error, unknownName, within } from "../../kit"
import { listedPoints } from "./returnPoint"

export const entryValueUnknown = error(
  "entry-value-unknown",
  "Return points are values that the answer can have.",
  function* (context) {
    for (const { flow, allowed, points } of listedPoints(context)) {
      for (const name of points)
        if (!allowed.includes(name))
          yield { document: flow, pointer: within("/entry/points", name), values: unknownName(name, allowed) }
    }
  },
)
