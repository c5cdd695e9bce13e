import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "lead",
  description: "One or two sentences under the h1.",
  options: options({ "text!": option.rich }),
})
