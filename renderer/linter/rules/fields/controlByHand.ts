import { warning, within } from "../../kit"
import { askedFields, checkOf, isOfType, naming } from "./askedFields"
import { makersOf, replacement } from "./madeFor"

export const controlByHand = warning(
  "control-by-hand",
  "Nobody writes by hand what a control makes by itself: a date with its hyphens.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (control.typed !== true || !isOfType(control, expanded)) continue
      const makers = makersOf(context, checkOf(context, expanded))
      const [maker] = makers
      // What cannot be entered at all is told as that.
      if (maker === undefined || control.enters !== undefined) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          format: String(expanded.format),
          example: maker.gives?.[0] ?? "",
          ...replacement(asked, makers),
        },
      }
    }
  },
)
