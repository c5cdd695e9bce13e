import { runSteps, type Steps } from "../steps"
import { brandNorm } from "../text/brandNorm"
import type { BrandFacts } from "./brandFacts"
import { courses, courseType } from "./courseType"
import { indexGrams } from "./gramIndex"

/** Positions of the brands that hold the term, ascending; undefined for a term of nothing but signs, which is no term. */
export type BrandIndex = (term: string) => Uint32Array | undefined

/** Brands that hold the term, in their order. */
type BrandSearch<Brand> = (term: string) => readonly Brand[] | undefined

const pauseEvery = 64

/** Short name, kana name, code, and the nickname of a fund or the search key of anything else: a line each. */
function keywords(brand: BrandFacts): string {
  const further = courseType(brand) === courses.fund ? brand.BRAND_NM_NICKNAME : brand.SEARCH_KEY
  const keys = [brand.BRAND_NM_MINI, brand.BRAND_NM_KANA, brand.BRAND_CD, further].map(brandNorm)
  return [...new Set(keys)].join("\n")
}

/** Normalises and indexes the keywords of all brands once, in steps, so that a keystroke costs next to nothing. */
export function* indexBrands(brands: readonly BrandFacts[]): Steps<BrandIndex> {
  const texts: string[] = []
  for (const [index, brand] of brands.entries()) {
    texts.push(keywords(brand))
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  const find = yield* indexGrams(texts)
  return (term) => {
    const wanted = brandNorm(term)
    return wanted === "" ? undefined : find(wanted)
  }
}

/** The items at some positions. */
function pick<Item>(items: readonly Item[], positions: Iterable<number>): readonly Item[] {
  const picked: Item[] = []
  for (const position of positions) {
    const item = items[position]
    if (item !== undefined) picked.push(item)
  }
  return picked
}

/** The search at once, for a few brands. */
export function createBrandSearch<Brand extends BrandFacts>(brands: readonly Brand[]): BrandSearch<Brand> {
  const find = runSteps(indexBrands(brands))
  return (term) => {
    const positions = find(term)
    return positions && pick(brands, positions)
  }
}
