import { isRecord, type JsonRecord } from "../json"
import { runSteps, type Steps } from "../steps"
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

type Priced = BrandFacts & { readonly BRAND_ID: number }

const pauseEvery = 256

/** Lays prices (`{market_id, brand_id, price, gain_loss_percentage}`) over brands; brands without one are listed without. */
export function* listBrandsInSteps(
  brands: readonly Priced[],
  prices: readonly unknown[],
): Steps<readonly ListedBrand[]> {
  const byKey = new Map<string, JsonRecord>()
  for (const [index, price] of prices.entries()) {
    if (isRecord(price)) byKey.set(brandKey(price["market_id"], price["brand_id"]), price)
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  const listed: ListedBrand[] = []
  for (const [position, brand] of brands.entries()) {
    listed.push(listBrand(brand, position, byKey))
    if (position % pauseEvery === pauseEvery - 1) yield
  }
  return listed
}

/** The same at once, for a few brands. */
export const listBrands = (brands: readonly Priced[], prices: readonly unknown[]): readonly ListedBrand[] =>
  runSteps(listBrandsInSteps(brands, prices))

function listBrand(brand: Priced, position: number, prices: ReadonlyMap<string, JsonRecord>): ListedBrand {
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
