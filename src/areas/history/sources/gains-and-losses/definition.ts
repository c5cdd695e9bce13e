import { option, options, source } from "../../../../../renderer/definitions"

const month = {
  type: "object",
  properties: { MONTH: { type: "string" }, GAIN: { type: "integer" }, LOSS: { type: "integer" } },
} as const

export const definition = source({
  name: "history/gains-and-losses",
  description:
    "Months with a profit (`PROFIT_AMOUNT`, signed) as a chart draws them: what was gained, and what was lost, without a sign.",
  options: options({ "items!": option.value }),
  output: { type: "object", properties: { items: { type: "array", items: month } } },
})
