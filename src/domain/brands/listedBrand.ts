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

export type PricedBrand = BrandFacts & { readonly BRAND_ID: number }

type Prices = ReadonlyMap<string, JsonRecord>

/** A price (`{market_id, brand_id, price, gain_loss_percentage}`) beside the key of its brand; nothing of what is none. */
export const keyedPrice = (price: unknown): readonly (readonly [string, JsonRecord])[] =>
  isRecord(price) ? [[brandKey(price["market_id"], price["brand_id"]), price]] : []

/** Lays prices over brands; brands without one are listed without. For a few: many are laid out in steps. */
export function listBrands(brands: readonly PricedBrand[], prices: readonly unknown[]): readonly ListedBrand[] {
  const byKey: Prices = new Map(prices.flatMap(keyedPrice))
  return brands.map((brand, position) => listBrand(brand, position, byKey))
}

export function listBrand(brand: PricedBrand, position: number, prices: Prices): ListedBrand {
  const key = brandKey(brand.MARKET_ID, brand.BRAND_ID)
  const { price, gain_loss_percentage: change } = prices.get(key) ?? {}
  const course = courseType(brand)
  return {
    ...brand,
    position,
    key,
    symbol: course === courses.fund ? "" : brand.BRAND_CD,
    course,
    nisa: nisaTypes(brand),
    gainLossPercentage: toFloat(change),
    ...(isRecord(price) ? { price } : {}),
    ...(isRecord(change) ? { change } : {}),
  }
}
