import { listOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "checklist",
  description: "Requirements of what is being typed, each ticked off while its condition holds.",
  options: options({
    label: option.text,
    "rows!": listOf(options({ "text!": option.text, "met!": option.condition, when: option.condition })),
  }),
})
