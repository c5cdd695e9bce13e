import { option, options, source } from "../../../../../renderer/definitions"

export const definition = source({
  name: "brands/suspended",
  description:
    "Keys (`{market}-{brand}`) of the brands whose trading is suspended; a brand without a status can be traded.",
  options: options({ statuses: option.value }),
  output: {
    type: "object",
    properties: { keys: { type: "array", items: { type: "string" } } },
    required: ["keys"],
  },
})
