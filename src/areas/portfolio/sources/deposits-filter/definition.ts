import { option, options, source } from "../../../../../renderer/definitions"

const integer = { type: "integer" } as const
const text = { type: "string" } as const

export const definition = source({
  name: "portfolio/deposits-filter",
  description:
    "What an address asks of the history of deposits: its year (that of today where it names none), its kind, the years to choose from.",
  options: options({ type: option.value, year: option.value, "today!": option.value, openYear: option.value }),
  output: {
    type: "object",
    properties: {
      YEAR: integer,
      DEPOSIT_KIND: integer,
      YEARS: { type: "array", items: { type: "object", properties: { YEAR: integer, LABEL: text } } },
    },
  },
})
