import { type BrandKey, brandOf, isFund } from "../brands"

/** A brand as rows of a history name it. */
export function named(key: BrandKey) {
  const brand = brandOf(key)
  return {
    MARKET_ID: key.marketId,
    BRAND_ID: key.brandId,
    BRAND_CD: brand?.BRAND_CD ?? "",
    BRAND_NM_MINI: brand?.BRAND_NM_MINI ?? "",
    ETF_FLG: brand?.ETF_FLG === 1 ? (1 as const) : (0 as const),
  }
}

/** Each brand once, in the order in which it comes. */
export function namedOnce(keys: readonly BrandKey[]) {
  const once = new Map(keys.map((key) => [`${key.marketId}-${key.brandId}`, key]))
  return [...once.values()].map(named)
}

interface BrandFilter {
  readonly MARKET_ID?: number | undefined
  readonly BRAND_ID?: number | undefined
}

export const isOfBrand = (key: BrandKey | undefined, { MARKET_ID, BRAND_ID }: BrandFilter): boolean =>
  BRAND_ID === undefined || (key?.brandId === BRAND_ID && (MARKET_ID === undefined || key.marketId === MARKET_ID))

export const currencyOf = (key: BrandKey): "JPY" | "USD" => (isFund(key) || key.marketId === 11 ? "JPY" : "USD")
