import { option, options, source } from "../../../../../renderer/definitions"
import { brandProperties, brandShape } from "../brandShape"

const key = {
  type: "object",
  properties: { market_id: { type: "integer" }, brand_id: { type: "integer" }, added_at: { type: "string" } },
  required: ["market_id", "brand_id", "added_at"],
} as const

export const definition = source({
  name: "brands/favorites",
  description:
    "Favourites (`items`) as brands of the brands data (`data`) with their prices, of one course, in an order of sort-type or the newest first (7). What was let go on this visit (`left`) keeps its place, not `kept`. `chosen` are those listed of the keys `picked`.",
  options: options({
    "data!": option.value,
    prices: option.value,
    items: option.value,
    left: option.value,
    course: option.value,
    sort: option.value,
    picked: option.value,
  }),
  output: {
    type: "object",
    properties: {
      items: {
        type: "array",
        items: {
          ...brandShape,
          properties: { ...brandProperties, kept: { type: "boolean" }, favorite: key },
          required: [...brandShape.required, "kept", "favorite"],
        },
      },
      /** All that are kept, whatever the course. */
      count: { type: "integer", minimum: 0 },
      chosen: { type: "array", items: key },
    },
    required: ["items", "count", "chosen"],
  },
})
