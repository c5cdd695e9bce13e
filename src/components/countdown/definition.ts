import { listOf, option, options, widget } from "../../../renderer/definitions"
import { countdownOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "countdown",
  description: "Time that is left; screen readers hear it at the seconds of `announce`; `ended` runs at zero.",
  options: options({
    ...countdownOptions,
    label: option.text,
    /** `countdown` (mm:ss) where absent. */
    format: option.format,
    announce: listOf({ type: "integer" }),
    over: option.rich,
    ended: option.actions,
  }),
})
