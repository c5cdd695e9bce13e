import { option, options, source } from "../../../../../renderer/definitions"

const numberValue = { type: "object" } as const

export const definition = source({
  name: "portfolio/asset-shares",
  description:
    "What all assets consist of: courses with their shares, and the cash as the rest. Kinds are those of asset-kind.",
  options: options({ "courses!": option.value, "cash!": option.value, "total!": option.value }),
  output: {
    type: "object",
    properties: {
      items: {
        type: "array",
        items: {
          type: "object",
          properties: { kind: { type: "integer" }, amount: numberValue, share: numberValue, tone: { type: "integer" } },
          required: ["kind", "amount", "share", "tone"],
        },
      },
    },
    required: ["items"],
  },
})
