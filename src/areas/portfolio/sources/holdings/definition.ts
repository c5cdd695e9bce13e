import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const integer = { type: "integer" } as const
const numberValue = { type: "object" } as const

const holding = {
  type: "object",
  properties: {
    asset_id: text,
    /** Of the brand; missing where the brands data does not know it. */
    name: text,
    symbol: text,
    course: integer,
    tax_type: integer,
    /** One of the two: units of a fund, shares of anything else. */
    units: text,
    shares: text,
    market_value: numberValue,
    gain_loss: numberValue,
    gain_loss_percentage: numberValue,
    is_tsumitate: { type: "boolean" },
  },
  required: ["asset_id", "course", "tax_type", "market_value", "gain_loss", "gain_loss_percentage", "is_tsumitate"],
} as const

export const definition = source({
  name: "portfolio/holdings",
  description:
    "Assets of the portfolio (`assets`) with the names of their brands (`brands`: the brands data), in groups by `course` or `tax`, in an order of asset-sort; a subtotal for each group.",
  options: options({ "assets!": option.value, brands: option.value, "by!": option.value, sort: option.value }),
  output: {
    type: "object",
    properties: {
      groups: {
        type: "array",
        items: {
          type: "object",
          properties: {
            /** A code of course-type or of tax-type. */
            code: integer,
            market_value: numberValue,
            gain_loss: numberValue,
            rows: { type: "array", items: holding },
          },
          required: ["code", "market_value", "gain_loss", "rows"],
        },
      },
      count: { type: "integer", minimum: 0 },
    },
    required: ["groups", "count"],
  },
})
