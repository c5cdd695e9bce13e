import { option, options, source } from "../../../../../renderer/definitions"
import { brandShape } from "../brandShape"

export const definition = source({
  name: "brands/several",
  description:
    "Brands of the brands data (`data`) with their prices, in the order of `items` (market_id, brand_id); one that nobody knows is left out.",
  options: options({ "data!": option.value, prices: option.value, items: option.value }),
  output: {
    type: "object",
    properties: { items: { type: "array", items: brandShape } },
    required: ["items"],
  },
})
