import { option, options, source } from "../../../../../renderer/definitions"

const integer = { type: "integer", minimum: 0 } as const
const money = { type: "object" } as const

const brand = {
  type: "object",
  properties: {
    key: { type: "string" },
    MARKET_ID: { type: "integer" },
    BRAND_ID: { type: "integer" },
    BRAND_CD: { type: "string" },
    BRAND_NM_MINI: { type: "string" },
    /** Code of what has one that people know: all but funds. */
    symbol: { type: "string" },
    course: integer,
    nisa: { type: "array", items: integer },
    price: money,
    change: money,
  },
  required: ["key", "MARKET_ID", "BRAND_ID", "BRAND_CD", "BRAND_NM_MINI", "symbol", "course", "nisa"],
} as const

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
      items: { type: "array", items: brand },
      count: integer,
      counts,
    },
    required: ["ready", "searched", "items", "count", "counts"],
  },
})
