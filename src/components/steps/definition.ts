import { listOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "steps",
  description: "Numbered steps in their order.",
  options: options({ "rows!": listOf(options({ title: option.text, text: option.rich, when: option.condition })) }),
})
