import { oneOf, option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"

export const definition = widget({
  name: "card-list",
  description: "Several cards, one under the other or two side by side.",
  options: options({ body: option.blocks, ...repeated, columns: oneOf(1, 2), empty: option.blocks }),
})
