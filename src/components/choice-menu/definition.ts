import { option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"

export const definition = widget({
  name: "choice-menu",
  description:
    "One of several that are too many for `chips`, such as years: the picker of the phone. A choice acts at once.",
  options: options({ "label!": option.text, ...repeated }),
})
