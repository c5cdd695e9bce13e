import { isRecord, type JsonRecord } from "../json"
import type { BrandFacts } from "./brandFacts"
import { courses, type CourseType, courseType } from "./courseType"
import { type NisaType, nisaTypes } from "./nisaTypes"

/** A brand as lists show it: what follows from its facts, and what the market says of it at the moment. */
export interface ListedBrand extends BrandFacts {
  readonly BRAND_ID: number
  /** Place in the brands data. */
  readonly position: number
  /** `{market}-{brand}`: tells brands apart. */
  readonly key: string
  /** The code, where people know it: empty for funds. */
  readonly symbol: string
  readonly course: CourseType
  readonly nisa: readonly NisaType[]
  /** Number values with their unit; absent where the market does not say. */
  readonly price?: JsonRecord
  readonly change?: JsonRecord
}

/** Tells brands apart. */
export const brandKey = (market: unknown, brand: unknown) => `${String(market)}-${String(brand)}`

/** n × 10^e10 as a float: good enough to compare by, never shown. */
const toFloat = (value: unknown): number | null => {
  const { n, e10 } = isRecord(value) ? value : {}
  return typeof n === "number" && typeof e10 === "number" ? n * 10 ** e10 : null
}

/** Lays prices (`{market_id, brand_id, price, gain_loss_percentage}`) over brands; brands without one are listed without. */
export function listBrands(
  brands: readonly (BrandFacts & { readonly BRAND_ID: number })[],
  prices: readonly unknown[],
): readonly ListedBrand[] {
  const byKey = new Map(
    prices.filter(isRecord).map((price) => [brandKey(price["market_id"], price["brand_id"]), price]),
  )
  return brands.map((brand, position) => {
    const key = brandKey(brand.MARKET_ID, brand.BRAND_ID)
    const { price, gain_loss_percentage: change } = byKey.get(key) ?? {}
    const course = courseType(brand)
    const symbol = course === courses.fund ? "" : brand.BRAND_CD
    const facts = { ...brand, position, key, symbol, course, nisa: nisaTypes(brand) }
    return {
      ...facts,
      gainLossPercentage: toFloat(change),
      ...(isRecord(price) ? { price } : {}),
      ...(isRecord(change) ? { change } : {}),
    }
  })
}
