import { option, options, source } from "../../../../../renderer/definitions"

const integer = { type: "integer" } as const

/** Yen at the end of a year: what was paid in, what it has become, and the difference. */
const result = { principal: integer, amount: integer, gain: integer } as const

export const definition = source({
  name: "planning/projection",
  description:
    "What monthly savings come to at a yearly rate in percent, now and at the end of each year; nothing where an answer is out of its limits.",
  options: options({
    "initial!": option.value,
    "monthly!": option.value,
    "years!": option.value,
    "rate!": option.value,
  }),
  output: {
    type: "object",
    properties: {
      ...result,
      rows: {
        type: "array",
        items: {
          type: "object",
          properties: { year: integer, ...result },
          required: ["year", "principal", "amount", "gain"],
        },
      },
    },
  },
})
