import { option, options, source } from "../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "text/split",
  description: "The part of a text before its first space, and the rest.",
  options: options({ "text!": option.value }),
  output: { type: "object", properties: { first: text, rest: text } },
})
