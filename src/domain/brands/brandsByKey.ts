import { isRecord } from "../json"
import type { BrandFacts } from "./brandFacts"

export type KnownBrand = BrandFacts & { readonly BRAND_ID: number }

const isBrands = (value: unknown): value is readonly KnownBrand[] => Array.isArray(value)

export const keyOf = (market: number, brand: number) => `${market}-${brand}`

/** Brands of the brands data by market and id, also those that can no longer be bought: somebody may still hold them. */
export function brandsByKey(data: unknown): ReadonlyMap<string, KnownBrand> {
  const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
  const all = [...(isBrands(retired) ? retired : []), ...(isBrands(listed) ? listed : [])]
  return new Map(all.map((brand) => [keyOf(brand.MARKET_ID, brand.BRAND_ID), brand]))
}
