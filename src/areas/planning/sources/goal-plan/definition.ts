import { option, options, source } from "../../../../../renderer/definitions"

const integer = { type: "integer" } as const
const text = { type: "string" } as const

export const definition = source({
  name: "planning/goal-plan",
  description:
    "What leads to a goal: months from today's to its own (0 or less: it is over), and yen a month, 0 where interest alone is enough. Months that a goal may have: the next one (`first`) to that in fifty years (`last`), ten years (`usual`) where nothing is said.",
  options: options({
    "today!": option.value,
    /** Yen: a number or a number value. */
    current: option.value,
    target: option.value,
    /** YYYY-MM */
    until: option.value,
    /** Percent a year. */
    rate: option.value,
  }),
  output: {
    type: "object",
    properties: { first: text, last: text, usual: text, months: integer, monthly: integer },
  },
})
