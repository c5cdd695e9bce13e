import { error, within } from "../../kit"
import { isMinute, plannedClosures } from "./plannedClosures"

export const closureEndsFirst = error("closure-ends-first", "A closure ends after it begins.", function* (context) {
  for (const { document, closure, pointer } of plannedClosures(context)) {
    const { from, until } = closure
    if (isMinute(from) && isMinute(until) && until <= from)
      yield { document, pointer: within(pointer, "until"), values: { from, until } }
  }
})
