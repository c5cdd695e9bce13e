import { option, options, source } from "../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "date/month-start",
  description: "First day of a month, in the year of a date or so many years from it.",
  options: options({
    "date!": option.value,
    "month!": { type: "integer", minimum: 1, maximum: 12 },
    years: { type: "integer" },
  }),
  output: { type: "object", properties: { date: text } },
})
