import type { BffCalls } from "../../../../contracts/bff"
import { brandsByKey, keyOf, type KnownBrand } from "../../../../domain/brands/brandsByKey"
import { courses, courseType } from "../../../../domain/brands/courseType"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"
import { monthsOf } from "./months"

/** As the call has checked it. */
type Summary = BffCalls["bff/dividend-summary"]["response"]

const isSummary = (value: unknown): value is Summary => isRecord(value) && Array.isArray(value["months"])

interface BrandKey {
  readonly market_id: number
  readonly brand_id: number
}

/** What is paid, with the brand that pays it. Without its brand it still tells its market. */
function named<Item extends BrandKey>(item: Item, known: ReadonlyMap<string, KnownBrand>) {
  const key = keyOf(item.market_id, item.brand_id)
  const brand = known.get(key)
  const course = courseType(brand ?? { MARKET_ID: item.market_id, ETF_FLG: 0 })
  const symbol = brand === undefined || course === courses.fund ? "" : brand.BRAND_CD
  return { ...item, key, course, symbol, ...(brand ? { name: brand.BRAND_NM_MINI } : {}) }
}

export const income: CreateSource<typeof definition> =
  () =>
  ({ summary, data }) => {
    if (!isSummary(summary)) return { months: [], brands: [], upcoming: [] }
    const known = brandsByKey(data)
    return {
      months: monthsOf(summary),
      brands: summary.brands.map((brand) => named(brand, known)),
      upcoming: summary.upcoming.map((payment) => named(payment, known)),
    }
  }
