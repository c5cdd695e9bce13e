import { option, options, widget } from "../../../renderer/definitions"
import { buttonOptions, countdownOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "wait-button",
  description:
    "Button that becomes ready when its time is over; until then it says how long, between `before` and `after`.",
  options: options({
    ...buttonOptions,
    ...countdownOptions,
    "waiting!": options({ before: option.text, after: option.text }),
  }),
})
