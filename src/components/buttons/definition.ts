import { listOf, oneOf, options, widget } from "../../../renderer/definitions"
import { button } from "../shared/optionShapes"

export const definition = widget({
  name: "buttons",
  description: "Several buttons, the most important first.",
  options: options({ "rows!": listOf(button), layout: oneOf("stack", "side") }),
})
