import { options, widget } from "../../../renderer/definitions"
import { labelledValueOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "key-value",
  description: "One row inside the body of `key-values`.",
  options: options(labelledValueOptions),
})
