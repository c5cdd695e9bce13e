import { runSteps, type Steps } from "../steps"
import { brandNorm } from "../text/brandNorm"
import type { BrandFacts } from "./brandFacts"
import { courses, courseType } from "./courseType"
import { indexGrams } from "./gramIndex"

/** Brands that hold the term, in their order; undefined for a term of nothing but signs, which is no term. */
export type BrandSearch<Brand> = (term: string) => readonly Brand[] | undefined

const pauseEvery = 64

/** Short name, kana name, code, and the nickname of a fund or the search key of anything else: a line each. */
function keywords(brand: BrandFacts): string {
  const further = courseType(brand) === courses.fund ? brand.BRAND_NM_NICKNAME : brand.SEARCH_KEY
  const keys = [brand.BRAND_NM_MINI, brand.BRAND_NM_KANA, brand.BRAND_CD, further].map(brandNorm)
  return [...new Set(keys)].join("\n")
}

/** Normalises and indexes the keywords of all brands once, in steps, so that a keystroke costs next to nothing. */
export function* indexBrands<Brand extends BrandFacts>(brands: readonly Brand[]): Steps<BrandSearch<Brand>> {
  const texts: string[] = []
  for (const [index, brand] of brands.entries()) {
    texts.push(keywords(brand))
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  const find = yield* indexGrams(texts)
  return (term) => {
    const wanted = brandNorm(term)
    if (wanted === "") return undefined
    const found: Brand[] = []
    for (const index of find(wanted)) {
      const brand = brands[index]
      if (brand) found.push(brand)
    }
    return found
  }
}

/** The same at once, for a few brands. */
export const createBrandSearch = <Brand extends BrandFacts>(brands: readonly Brand[]) => runSteps(indexBrands(brands))
