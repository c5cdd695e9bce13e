import { brandKey, listBrands, type ListedBrand } from "../../../domain/brands/listedBrand"
import { isRecord } from "../../../domain/json"
import { readBrands } from "./readBrands"

/** What names a brand in lists of the customer. */
interface Keyed {
  readonly market_id: number
  readonly brand_id: number
}

interface Market {
  readonly data: unknown
  readonly prices: unknown
}

const isKeyed = (value: unknown): value is Keyed =>
  isRecord(value) && typeof value["market_id"] === "number" && typeof value["brand_id"] === "number"

export const readKeyed = (value: unknown): readonly Keyed[] => (Array.isArray(value) ? value.filter(isKeyed) : [])
export const keyOf = ({ market_id, brand_id }: Keyed) => brandKey(market_id, brand_id)

/**
 * The named brands with their prices, in the order of the brands data. Few among many: only theirs are laid out. Also
 * those that can no longer be bought: whoever keeps one must be able to let it go.
 */
export function listKeyed(wanted: readonly Keyed[], { data, prices }: Market): readonly ListedBrand[] {
  if (wanted.length === 0) return []
  const ids = new Set(wanted.map(({ brand_id }) => brand_id))
  const keys = new Set(wanted.map(keyOf))
  const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
  const brands = [listed, retired].flatMap((some) => readBrands(some).filter(({ BRAND_ID }) => ids.has(BRAND_ID)))
  const known: readonly unknown[] = Array.isArray(prices) ? prices : []
  const theirs = known.filter((price) => isRecord(price) && ids.has(Number(price["brand_id"])))
  return listBrands(brands, theirs).filter(({ key }) => keys.has(key))
}
