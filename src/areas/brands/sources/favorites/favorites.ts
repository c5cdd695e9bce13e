import { isSortType, sortBrands } from "../../../../domain/brands/sortBrands"
import type { CreateSource } from "../../../../sources"
import { keyOf, listKeyed, readKeyed } from "../keyedBrands"
import { toCourse, toInteger } from "../toCourse"
import type { definition } from "./definition"

type Favorite = ReturnType<typeof readKeyed>[number] & { readonly added_at: string }

const isFavorite = (value: object): value is Favorite => "added_at" in value && typeof value.added_at === "string"
const readFavorites = (value: unknown): readonly Favorite[] => readKeyed(value).filter(isFavorite)

export const favorites: CreateSource<typeof definition> =
  () =>
  ({ data, prices, items, left, course, sort, picked }) => {
    const kept = new Set(readFavorites(items).map(keyOf))
    // What was let go comes last: it says when a brand that came back was first added, and so where it stood.
    const byKey = new Map([...readFavorites(items), ...readFavorites(left)].map((one) => [keyOf(one), one]))
    const [order, ofCourse] = [toInteger(sort), toCourse(course)]
    const rows = listKeyed([...byKey.values()], { data, prices }).flatMap((brand) => {
      const favorite = byKey.get(brand.key)
      return favorite === undefined ? [] : [{ ...brand, favorite, kept: kept.has(brand.key) }]
    })
    const newest = rows.toSorted((one, other) => other.favorite.added_at.localeCompare(one.favorite.added_at))
    const ordered = isSortType(order) ? sortBrands(newest, order) : newest
    const listed = ordered.filter((brand) => ofCourse === undefined || brand.course === ofCourse)
    const chosen = listed.filter((brand) => brand.kept && Array.isArray(picked) && picked.includes(brand.key))
    return { items: listed, count: kept.size, chosen: chosen.map(({ favorite }) => favorite) }
  }
