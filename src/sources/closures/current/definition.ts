import { option, options, source } from "../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "closures/current",
  description:
    "The closure of an area at a moment: what the area is called, the period in words, and what customers are told; nothing while it is open.",
  options: options({ "closures!": option.value, "area!": option.value, "now!": option.value }),
  output: { type: "object", properties: { label: text, from: text, until: text, period: text, text } },
})
