import { option, options, usually, widget } from "../../../renderer/definitions"
import { button } from "../shared/optionShapes"

export const definition = widget({
  name: "empty",
  description: "Why there is nothing here, and what one can do.",
  options: options({
    /** An icon stands in place of a picture. */
    illustration: usually("empty-list", option.illustration),
    icon: option.icon,
    title: option.text,
    "text!": option.rich,
    button,
  }),
})
