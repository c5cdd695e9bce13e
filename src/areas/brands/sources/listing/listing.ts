import { isSortType } from "../../../../domain/brands/sortBrands"
import { brandNorm } from "../../../../domain/text/brandNorm"
import { dropHalfTyped } from "../../../../domain/text/kana"
import type { CreateSource } from "../../../../sources"
import { BrandCatalogue, LazySearch } from "../../BrandCatalogue"
import { isBrands, type SourceBrand } from "../readBrands"
import { toCourse, toInteger } from "../toCourse"
import type { definition } from "./definition"

type Brands = readonly SourceBrand[]

const noPrices: readonly unknown[] = []
const noCounts = { all: 0, 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 }

export const listing: CreateSource<typeof definition> = () => {
  const catalogueOf = createCatalogues()
  return ({ brands, prices, text, course, nisa, sort, first }) => {
    const term = typeof text === "string" ? brandNorm(dropHalfTyped(text)) : ""
    const nothing = { ready: true, searched: term !== "", items: [], count: 0, counts: noCounts }
    if (!isBrands(brands)) return nothing
    const order = toInteger(sort)
    const [ofCourse, frame, limit] = [toCourse(course), toInteger(nisa), toInteger(first)]
    const found = catalogueOf(brands, Array.isArray(prices) ? prices : noPrices).find({
      term,
      sort: isSortType(order) ? order : 0,
      ...(ofCourse === undefined ? {} : { course: ofCourse }),
      ...(frame === 0 || frame === 1 ? { nisa: frame } : {}),
      ...(limit === undefined ? {} : { first: limit }),
    })
    if (found === undefined) return { ...nothing, ready: false }
    const { items, count, counts } = found
    return { ...nothing, items, count, counts: { ...noCounts, ...counts } }
  }
}

/** One catalogue for the same brands at the same prices, as long as somebody holds these; new prices change no index. */
function createCatalogues() {
  const catalogues = new WeakMap<
    Brands,
    { search: LazySearch; byPrices: WeakMap<readonly unknown[], BrandCatalogue> }
  >()
  return (brands: Brands, prices: readonly unknown[]): BrandCatalogue => {
    const { search, byPrices } = catalogues.get(brands) ?? { search: new LazySearch(brands), byPrices: new WeakMap() }
    catalogues.set(brands, { search, byPrices })
    const catalogue = byPrices.get(prices) ?? new BrandCatalogue(brands, prices, search)
    byPrices.set(prices, catalogue)
    return catalogue
  }
}
