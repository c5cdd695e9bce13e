// @vitest-environment node
import { expect, it } from "vitest"
import { listBrands } from "../../../../src/domain/brands/listedBrand"
import { listBrandsInSteps } from "../../../../src/domain/brands/listBrandsInSteps"
import { generatedBrand } from "../../../../src/sandbox/areas/brands/generatedBrands"
import { pricesOf } from "../../../../src/sandbox/areas/brands/prices"

const brands = Array.from({ length: 3_000 }, (_, index) => generatedBrand(index))
const prices = pricesOf(3_000)

it("lays prices over thousands of brands in steps of a few hundred, with what follows from them", () => {
  let steps = 0
  const working = listBrandsInSteps(brands, prices)
  let step = working.next()
  for (; !step.done; step = working.next()) steps += 1
  expect(steps).toBeGreaterThanOrEqual(Math.floor(brands.length / 256) + Math.floor(prices.length / 256))
  expect(step.value).toEqual(listBrands(brands, prices))
  expect(step.value[7]).toMatchObject({ position: 7, BRAND_CD: generatedBrand(7).BRAND_CD })
  expect(step.value.filter(({ price }) => price !== undefined).length).toBeGreaterThan(1_000)
})
