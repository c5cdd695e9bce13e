import { error, within } from "../../kit"
import { plannedClosures } from "./plannedClosures"

export const closureWithoutArea = error(
  "closure-without-area",
  "Every closure closes at least one area.",
  function* (context) {
    for (const { document, closure, pointer } of plannedClosures(context))
      if (closure.areas.length === 0) yield { document, pointer: within(pointer, "areas") }
  },
)
