import { option, options, source } from "../../../../../renderer/definitions"
import { contractProperties } from "../contractSchema"

const contracts = { type: "array", items: { type: "object", properties: contractProperties } } as const

export const definition = source({
  name: "payments/groups",
  description: "Contracts that stand, also those in process or to be renewed, and services that can be linked.",
  options: options({ "items!": option.value }),
  output: {
    type: "object",
    properties: { linked: contracts, open: contracts },
    required: ["linked", "open"],
  },
})
