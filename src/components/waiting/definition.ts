import { listOf, option, options, widget } from "../../../renderer/definitions"
import { button } from "../shared/optionShapes"

export const definition = widget({
  name: "waiting",
  description: "Something is going on that takes more than a moment; says what, and what to do meanwhile.",
  options: options({
    "text!": option.rich,
    sub: option.rich,
    illustration: option.illustration,
    buttons: listOf(button),
    /** What runs when it takes longer than this. */
    long: options({ "seconds!": { type: "integer", minimum: 1 }, "run!": option.actions }),
  }),
})
