import { when } from "mobx"
import { BrandCatalogue, LazySearch } from "../../src/areas/brands/BrandCatalogue"
import { indexBrands } from "../../src/domain/brands/brandSearch"
import { sortBrandsInSteps } from "../../src/domain/brands/sortBrands"
import type { Steps } from "../../src/domain/steps"
import { readBrandText } from "../../src/platform/api/brands/brandData"
import { generatedBrand } from "../../src/sandbox/areas/brands/generatedBrands"

// 100,000 brands: how long the file takes altogether, and what one step of it, or one key of a search
// with order, counts and the list that is drawn, costs.
const brands = Array.from({ length: 100_000 }, (_, index) => generatedBrand(index))
const text = JSON.stringify({ BRAND_ARRAY: brands })
/** As an answer's text comes. */
const partLength = 256 * 1024
const parts = Array.from({ length: Math.ceil(text.length / partLength) }, (_, part) =>
  text.slice(part * partLength, (part + 1) * partLength),
)

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`

function measure<Result>(name: string, steps: Steps<Result>): void {
  const took: number[] = []
  for (;;) {
    const began = performance.now()
    const step = steps.next()
    took.push(performance.now() - began)
    if (step.done) break
  }
  const sorted = took.toSorted((left, right) => left - right)
  const total = took.reduce((sum, each) => sum + each, 0)
  console.log(
    `${name}: ${ms(total)} in ${took.length} steps; 99 of 100 under ${ms(sorted[Math.floor(took.length * 0.99)] ?? 0)}, longest ${ms(sorted.at(-1) ?? 0)}`,
  )
}

console.log(`${(text.length / 1e6).toFixed(1)} million characters`)
measure(
  "read and typed",
  readBrandText(parts, () => undefined),
)
measure("indexed", indexBrands(brands))
measure("sorted", sortBrandsInSteps(brands, 1))

const catalogue = new BrandCatalogue(brands, [], new LazySearch(brands))
const requests = [
  { sort: 1 as const, first: 20 },
  { sort: 0 as const, nisa: 1 as const, first: 20 },
]
/** Lists, index and orders are made once, in short tasks. */
for (const request of requests) await when(() => catalogue.find({ ...request, term: "a" }) !== undefined)
for (const request of requests) {
  console.log(JSON.stringify(request))
  for (const word of ["みなと電機3", "サクラショクヒン", "99b00012", "ガス ヒカリ", "zzz"]) {
    const keys = Array.from(word, (_, at) => word.slice(0, at + 1)).map((term) => {
      const runs = Array.from({ length: 21 }, () => {
        const began = performance.now()
        const count = catalogue.find({ ...request, term })?.count ?? 0
        return { took: performance.now() - began, count }
      }).toSorted((left, right) => left.took - right.took)
      return `${term} ${ms(runs[10]?.took ?? 0)} (${runs[10]?.count ?? 0})`
    })
    console.log(keys.join(", "))
  }
}
