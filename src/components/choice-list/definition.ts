import { listOf, option, options, widget } from "../../../renderer/definitions"
import { choice } from "../shared/optionShapes"

export const definition = widget({
  name: "choice-list",
  description:
    "One of several, in rows: an order or a filter in a half-sheet. A tap chooses at once; arrow keys only move.",
  options: options({ "label!": option.text, "choices!": listOf(options(choice)) }),
})
