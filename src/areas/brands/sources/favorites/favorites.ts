import { brandKey, listBrands, type ListedBrand } from "../../../../domain/brands/listedBrand"
import { isSortType, sortBrands } from "../../../../domain/brands/sortBrands"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import { readBrands } from "../readBrands"
import { toCourse, toInteger } from "../toCourse"
import type { definition } from "./definition"

interface Favorite {
  readonly market_id: number
  readonly brand_id: number
  readonly added_at: string
}

const isFavorite = (value: unknown): value is Favorite =>
  isRecord(value) && typeof value["market_id"] === "number" && typeof value["brand_id"] === "number"

const readFavorites = (value: unknown): readonly Favorite[] => (Array.isArray(value) ? value.filter(isFavorite) : [])
const keyOf = ({ market_id, brand_id }: Favorite) => brandKey(market_id, brand_id)

/** Favourites are few among many brands: only theirs are laid out. */
export const favorites: CreateSource<typeof definition> =
  () =>
  ({ data, prices, items, left, course, sort, picked }) => {
    const kept = new Set(readFavorites(items).map(keyOf))
    // What was let go comes last: it says when a brand that came back was first added, and so where it stood.
    const byKey = new Map([...readFavorites(items), ...readFavorites(left)].map((one) => [keyOf(one), one]))
    const [order, ofCourse] = [toInteger(sort), toCourse(course)]
    const rows = brandsOf(byKey, { data, prices }).flatMap((brand) => {
      const favorite = byKey.get(brand.key)
      return favorite === undefined ? [] : [{ ...brand, favorite, kept: kept.has(brand.key) }]
    })
    const newest = rows.toSorted((one, other) => other.favorite.added_at.localeCompare(one.favorite.added_at))
    const ordered = isSortType(order) ? sortBrands(newest, order) : newest
    const chosen = Array.isArray(picked) ? readFavorites(items).filter((one) => picked.includes(keyOf(one))) : []
    return {
      items: ordered.filter((brand) => ofCourse === undefined || brand.course === ofCourse),
      count: kept.size,
      chosen,
    }
  }

interface Market {
  readonly data: unknown
  readonly prices: unknown
}

/** Also those that can no longer be bought: whoever keeps one must be able to let it go. */
function brandsOf(wanted: ReadonlyMap<string, Favorite>, { data, prices }: Market): readonly ListedBrand[] {
  const ids = new Set([...wanted.values()].map(({ brand_id }) => brand_id))
  const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
  const brands = [...readBrands(listed), ...readBrands(retired)].filter(({ BRAND_ID }) => ids.has(BRAND_ID))
  const known: readonly unknown[] = Array.isArray(prices) ? prices : []
  const theirs = known.filter((price) => isRecord(price) && ids.has(Number(price["brand_id"])))
  return listBrands(brands, theirs).filter(({ key }) => wanted.has(key))
}
