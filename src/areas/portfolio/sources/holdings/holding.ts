import type { BffCalls } from "../../../../contracts/bff"
import type { BrandFacts } from "../../../../domain/brands/brandFacts"
import { courses, courseType } from "../../../../domain/brands/courseType"
import { isRecord } from "../../../../domain/json"

/** An asset as the platform service gives it; the call has checked it. */
type Asset = BffCalls["bff/portfolio-summary"]["response"]["assets"][number]
type Brand = BrandFacts & { readonly BRAND_ID: number }

export const assetsOf = (value: unknown): readonly Asset[] => (isAssets(value) ? value : [])
const isAssets = (value: unknown): value is readonly Asset[] => Array.isArray(value)
const isBrands = (value: unknown): value is readonly Brand[] => Array.isArray(value)

export const keyOf = (market: number, brand: number) => `${market}-${brand}`

/** Brands by market and id, also those that can no longer be bought: somebody may still hold them. */
export function brandsByKey(data: unknown): ReadonlyMap<string, Brand> {
  const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
  const all = [...(isBrands(retired) ? retired : []), ...(isBrands(listed) ? listed : [])]
  return new Map(all.map((brand) => [keyOf(brand.MARKET_ID, brand.BRAND_ID), brand]))
}

/** What a row shows. Without its brand an asset still tells its market. */
export function toHolding(asset: Asset, brand: Brand | undefined) {
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
