import { brandNorm } from "../text/brandNorm"
import type { BrandFacts } from "./brandFacts"
import { courses, courseType } from "./courseType"

/** Brands that hold the term, in their order; undefined for a term of nothing but signs, which is no term. */
export type BrandSearch<Brand> = (term: string) => readonly Brand[] | undefined

const separator = "\n"

/** Short name, kana name, code, and the nickname of a fund or the search key of anything else. */
function keywords(brand: BrandFacts): readonly string[] {
  const further = courseType(brand) === courses.fund ? brand.BRAND_NM_NICKNAME : brand.SEARCH_KEY
  const keys = [brand.BRAND_NM_MINI, brand.BRAND_NM_KANA, brand.BRAND_CD, further].map(brandNorm)
  return [...new Set(keys)]
}

/** Indexes of the brands whose stretch of the text holds the term; `starts` are where the stretches begin. */
function* owners(text: string, starts: Uint32Array, wanted: string): Generator<number> {
  let owner = 0
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, starts[owner])) {
    while (owner + 1 < starts.length && (starts[owner + 1] ?? 0) <= at) owner += 1
    yield owner
    owner += 1
    if (owner === starts.length) return
  }
}

/** Normalises the keywords once and keeps them as one text, so that a keystroke costs one scan of it. */
export function createBrandSearch<Brand extends BrandFacts>(brands: readonly Brand[]): BrandSearch<Brand> {
  const entries = brands.map((brand) => separator + keywords(brand).join(separator))
  const starts = new Uint32Array(brands.length)
  entries.forEach((entry, index) => {
    if (index + 1 < starts.length) starts[index + 1] = (starts[index] ?? 0) + entry.length
  })
  const text = entries.join("")
  return (term) => {
    const wanted = brandNorm(term)
    if (wanted === "") return undefined
    return Array.from(owners(text, starts, wanted), (owner) => brands[owner]).filter((brand) => brand !== undefined)
  }
}
