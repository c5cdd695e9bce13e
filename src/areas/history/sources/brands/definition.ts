import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const integer = { type: "integer" } as const
const brand = {
  type: "object",
  properties: {
    key: text,
    MARKET_ID: integer,
    BRAND_ID: integer,
    BRAND_CD: text,
    BRAND_NM_MINI: text,
    course: integer,
  },
  required: ["key", "MARKET_ID", "BRAND_ID", "BRAND_CD", "BRAND_NM_MINI", "course"],
} as const

export const definition = source({
  name: "history/brands",
  description: "Brands of a history with their `course` and a `key` that tells them apart.",
  options: options({ "items!": option.value }),
  output: { type: "object", properties: { items: { type: "array", items: brand } }, required: ["items"] },
})
