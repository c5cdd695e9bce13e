import { option, options, widget } from "../../../renderer/definitions"
import { tappable } from "../shared/optionShapes"
import { rowOptions } from "../row/definition"

export const definition = widget({
  name: "removable-row",
  description: "A row of a list, and beside it a button that takes it out of the list: words that were searched for.",
  options: options({
    ...rowOptions,
    "remove!": options({ ...tappable, "label!": option.text, "tap!": option.actions }),
  }),
})
