import { option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"

export const definition = widget({
  name: "banners",
  description: "Pictures side by side, a `banner` for each of the items; the row scrolls sideways.",
  options: options({ "label!": option.text, ...repeated }),
})
