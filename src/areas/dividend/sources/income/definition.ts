import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const integer = { type: "integer" } as const
const numberValue = { type: "object" } as const

/** The name is missing where the brands data does not know the brand; symbol: the code of what is called by one. */
const brand = { key: text, market_id: integer, brand_id: integer, course: integer, name: text, symbol: text } as const
const known = ["key", "market_id", "brand_id", "course", "symbol"] as const

const month = {
  type: "object",
  properties: {
    month: text,
    total: integer,
    fund: integer,
    usStock: integer,
    jpStock: integer,
    usEtf: integer,
    jpEtf: integer,
  },
  required: ["month", "total", "fund", "usStock", "jpStock", "usEtf", "jpEtf"],
} as const

export const definition = source({
  name: "dividend/income",
  description:
    "A summary of dividends made ready: all twelve months of its year in yen by course, its brands and what is to come with their names (`data`: the brands data).",
  options: options({ summary: option.value, data: option.value }),
  output: {
    type: "object",
    properties: {
      months: { type: "array", items: month },
      brands: {
        type: "array",
        items: {
          type: "object",
          properties: { ...brand, net: numberValue, count: integer },
          required: [...known, "net", "count"],
        },
      },
      upcoming: {
        type: "array",
        items: {
          type: "object",
          properties: { ...brand, ex_date: text, pay_date: text, per_unit: numberValue, expected: numberValue },
          required: [...known, "ex_date", "pay_date", "per_unit", "expected"],
        },
      },
    },
    required: ["months", "brands", "upcoming"],
  },
})
