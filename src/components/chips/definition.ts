import { listOf, option, options, widget } from "../../../renderer/definitions"
import { chipOptions, choice, repeated } from "../shared/optionShapes"

export const definition = widget({
  name: "chips",
  description: "Filter in a row that scrolls sideways: one of several, or several.",
  options: options({
    "label!": option.text,
    choices: listOf(options({ ...choice, ...chipOptions })),
    ...repeated,
  }),
})
