import { listOf, oneOf, option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"

export const definition = widget({
  name: "bullets",
  description: "Unordered list of sentences, written out (`rows`) or drawn for each of the `items`.",
  options: options({ rows: listOf(option.rich), ...repeated, mark: oneOf("dot", "check", "note") }),
})
