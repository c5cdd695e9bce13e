import type { JsonRecord } from "../json"
import type { Steps } from "../steps"
import { keyedPrice, listBrand, type ListedBrand, type PricedBrand } from "./listedBrand"

const pauseEvery = 256

/** Lays prices over brands as `listBrands` does, with pauses: 100,000 brands take half a second of a phone. */
export function* listBrandsInSteps(
  brands: readonly PricedBrand[],
  prices: readonly unknown[],
): Steps<readonly ListedBrand[]> {
  const byKey = new Map<string, JsonRecord>()
  for (const [index, price] of prices.entries()) {
    for (const [key, its] of keyedPrice(price)) byKey.set(key, its)
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  const listed: ListedBrand[] = []
  for (const [position, brand] of brands.entries()) {
    listed.push(listBrand(brand, position, byKey))
    if (position % pauseEvery === pauseEvery - 1) yield
  }
  return listed
}
