import { options, widget } from "../../../renderer/definitions"
import { chipOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "chip",
  description: "One choice of `chips` that are drawn for each item.",
  options: options(chipOptions),
})
