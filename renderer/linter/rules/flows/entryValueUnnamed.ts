import { warning } from "../../kit"
import { listedPoints } from "./returnPoint"

export const entryValueUnnamed = warning(
  "entry-value-unnamed",
  "Every value of the return point is named, even if it means `otherwise`.",
  function* (context) {
    for (const { flow, allowed, points } of listedPoints(context)) {
      const missing = allowed.filter((name) => !points.includes(name))
      if (missing.length > 0) yield { document: flow, pointer: "/entry/points", values: { missing } }
    }
  },
)
