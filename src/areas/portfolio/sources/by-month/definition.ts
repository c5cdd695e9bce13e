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
  description: "Rows by the month of their DATE, in their order.",
  options: options({ "items!": option.value }),
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
