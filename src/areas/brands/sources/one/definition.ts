import { option, options, source } from "../../../../../renderer/definitions"
import { brandProperties } from "../brandShape"

export const definition = source({
  name: "brands/one",
  description:
    "One brand of the brands data (`data`), by market and id or by its code, with its price. `retired`: it can no longer be bought. Nothing but `known` where nobody knows it.",
  options: options({
    "data!": option.value,
    prices: option.value,
    market: option.value,
    id: option.value,
    code: option.value,
  }),
  output: {
    type: "object",
    properties: { known: { type: "boolean" }, retired: { type: "boolean" }, ...brandProperties },
    required: ["known"],
  },
})
