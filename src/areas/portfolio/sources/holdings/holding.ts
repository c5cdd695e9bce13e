import type { BffCalls } from "../../../../contracts/bff"
import type { KnownBrand } from "../../../../domain/brands/brandsByKey"
import { courses, courseType } from "../../../../domain/brands/courseType"

/** An asset as the platform service gives it; the call has checked it. */
type Asset = BffCalls["bff/portfolio-summary"]["response"]["assets"][number]

export const assetsOf = (value: unknown): readonly Asset[] => (isAssets(value) ? value : [])
const isAssets = (value: unknown): value is readonly Asset[] => Array.isArray(value)

/** What a row shows. Without its brand an asset still tells its market. */
export function toHolding(asset: Asset, brand: KnownBrand | undefined) {
  const course = courseType(brand ?? { MARKET_ID: asset.market_id, ETF_FLG: 0 })
  const isFund = course === courses.fund
  return {
    ...asset,
    course,
    ...(isFund ? { units: asset.quantity } : { shares: asset.quantity }),
    ...(brand ? { name: brand.BRAND_NM_MINI, symbol: isFund ? "" : brand.BRAND_CD } : {}),
  }
}

export type Holding = ReturnType<typeof toHolding>
