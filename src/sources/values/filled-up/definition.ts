import { listOf, option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "values/filled-up",
  description: "Values by name, each from the first of the objects that has it: answers to start with.",
  options: options({ "from!": listOf(option.value) }),
  output: {},
})
