import { brandNorm } from "../text/brandNorm"
import type { BrandFacts } from "./brandFacts"
import { courses, courseType } from "./courseType"

/** Brands that hold the term, in their order; undefined for a term of nothing but signs, which is no term. */
export type BrandSearch<Brand> = (term: string) => readonly Brand[] | undefined

const separator = "\n"

/** Short name, kana name, code, and the nickname of a fund or the search key of anything else. */
function keywords(brand: BrandFacts): readonly string[] {
  const further = courseType(brand) === courses.fund ? brand.BRAND_NM_NICKNAME : brand.SEARCH_KEY
  return [brand.BRAND_NM_MINI, brand.BRAND_NM_KANA, brand.BRAND_CD, further]
}

/** Last index whose start is not behind the position. */
function ownerOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** Normalises the keywords once and keeps them as one text, so that a keystroke costs one scan of it. */
export function createBrandSearch<Brand extends BrandFacts>(brands: readonly Brand[]): BrandSearch<Brand> {
  const starts: number[] = []
  let length = 0
  const entries = brands.map((brand) => {
    const entry = separator + keywords(brand).map(brandNorm).join(separator)
    starts.push(length)
    length += entry.length
    return entry
  })
  const text = entries.join("")
  return (term) => {
    const wanted = brandNorm(term)
    if (wanted === "") return undefined
    const found: Brand[] = []
    for (let at = text.indexOf(wanted); at >= 0;) {
      const owner = ownerOf(starts, at)
      const brand = brands[owner]
      if (brand) found.push(brand)
      const next = starts[owner + 1]
      at = next === undefined ? -1 : text.indexOf(wanted, next)
    }
    return found
  }
}
