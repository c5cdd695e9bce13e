import { option, options, widget } from "../../../renderer/definitions"
import { button } from "../shared/optionShapes"

export const definition = widget({
  name: "empty",
  description: "Why there is nothing here, and what one can do.",
  options: options({
    illustration: option.illustration,
    icon: option.icon,
    title: option.text,
    "text!": option.rich,
    button,
  }),
})
