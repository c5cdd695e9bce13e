import { listOf, option, options, widget } from "../../../renderer/definitions"
import { choice } from "../shared/optionShapes"

export const definition = widget({
  name: "tabs",
  description: "Views of one thing; the selected one draws its body.",
  options: options({
    label: option.text,
    "choices!": listOf(options({ ...choice, body: option.blocks })),
  }),
})
