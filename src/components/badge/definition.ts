import { options, widget } from "../../../renderer/definitions"
import { badgeOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "badge",
  description: "Short state in a chip; its text says it, the colour only helps.",
  options: options(badgeOptions),
})
