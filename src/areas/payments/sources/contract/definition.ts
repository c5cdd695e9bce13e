import { option, options, source } from "../../../../../renderer/definitions"
import { contractProperties } from "../contractSchema"

const yen = { type: "integer" } as const

export const definition = source({
  name: "payments/contract",
  description:
    "The first of the contracts, what is left of its month, and its debits with their sign: what was debited is below zero.",
  options: options({ "items!": option.value }),
  output: {
    type: "object",
    properties: {
      ...contractProperties,
      left: yen,
      isNearLimit: { type: "boolean" },
      recent: {
        type: "array",
        items: { type: "object", properties: { DATE: { type: "string" }, KIND: yen, amount: yen } },
      },
    },
  },
})
