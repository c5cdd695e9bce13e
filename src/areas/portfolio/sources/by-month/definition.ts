import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const row = {
  type: "object",
  properties: {
    HISTORY_ID: text,
    DATE: text,
    TRADE_TYPE: { type: "integer" },
    METHOD_NM: { type: ["string", "null"] },
    AMOUNT: { type: "integer" },
  },
} as const

export const definition = source({
  name: "portfolio/by-month",
  description: "Rows of the first page and of later ones by the month of their DATE, in their order.",
  options: options({ "first!": option.value, "later!": option.value }),
  output: {
    type: "object",
    properties: {
      groups: {
        type: "array",
        items: { type: "object", properties: { MONTH: text, ROWS: { type: "array", items: row } } },
      },
    },
  },
})
