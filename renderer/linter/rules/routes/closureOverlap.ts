import { warning } from "../../kit"
import { plannedClosures } from "./plannedClosures"

export const closureOverlap = warning(
  "closure-overlap",
  "No two closures of one area are at the same time.",
  function* (context) {
    const { areas = {} } = context.whole.find("app", "app")?.document ?? {}
    const planned = plannedClosures(context)
    for (const [index, { document, closure, pointer }] of planned.entries())
      for (const [earlier, { closure: other }] of planned.slice(0, index).entries()) {
        const name = closure.areas.find((area) => other.areas.includes(area))
        if (name !== undefined && closure.from < other.until && other.from < closure.until)
          yield { document, pointer, values: { name, label: areas[name]?.label ?? name, other: earlier + 1 } }
      }
  },
)
