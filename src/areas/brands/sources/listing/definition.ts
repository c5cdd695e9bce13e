import { option, options, source } from "../../../../../renderer/definitions"
import { brandShape } from "../brandShape"

const integer = { type: "integer", minimum: 0 } as const

const counts = {
  type: "object",
  properties: { all: integer, 0: integer, 1: integer, 2: integer, 3: integer, 4: integer },
  required: ["all", "0", "1", "2", "3", "4"],
} as const

export const definition = source({
  name: "brands/listing",
  description:
    "Brands of the brands data with their prices, searched (`text`), of one course, of one NISA frame, in an order of sort-type; `ready` is false while many are still being indexed.",
  options: options({
    "brands!": option.value,
    prices: option.value,
    text: option.value,
    course: option.value,
    nisa: option.value,
    sort: option.value,
    /** Not more than so many. */
    first: option.value,
  }),
  output: {
    type: "object",
    properties: {
      ready: { type: "boolean" },
      /** Whether there is a term: signs alone are none. */
      searched: { type: "boolean" },
      items: { type: "array", items: brandShape },
      count: integer,
      counts,
    },
    required: ["ready", "searched", "items", "count", "counts"],
  },
})
