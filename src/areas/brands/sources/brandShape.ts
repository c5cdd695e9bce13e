const integer = { type: "integer", minimum: 0 } as const
const money = { type: "object" } as const

/** A brand as sources give it: `ListedBrand`, as far as documents read it. */
export const brandProperties = {
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
} as const

export const brandShape = {
  type: "object",
  properties: brandProperties,
  required: ["key", "MARKET_ID", "BRAND_ID", "BRAND_CD", "BRAND_NM_MINI", "symbol", "course", "nisa"],
} as const
