import { sortInSteps } from "../sortInSteps"
import { runSteps, type Steps } from "../steps"
import type { BrandFacts } from "./brandFacts"

/** Numbers of the code table `sort-type`. */
const sortTypes = { standard: 0, popular: 1, rise: 2, drop: 3, amount: 4, growth: 5, accumulation: 6 } as const

export type SortType = (typeof sortTypes)[keyof typeof sortTypes]

export const isSortType = (value: unknown): value is SortType => Object.values<unknown>(sortTypes).includes(value)

const pauseEvery = 1_024

type Reading = (brand: BrandFacts) => number | null | undefined

const orders: Readonly<Record<SortType, { readonly read: Reading; readonly direction: 1 | -1 }>> = {
  0: { read: ({ SORT }) => SORT, direction: 1 },
  1: { read: ({ BUY_COUNT }) => BUY_COUNT, direction: -1 },
  2: { read: ({ gainLossPercentage }) => gainLossPercentage, direction: -1 },
  3: { read: ({ gainLossPercentage }) => gainLossPercentage, direction: 1 },
  4: { read: ({ BUY_AMOUNT }) => BUY_AMOUNT, direction: -1 },
  5: { read: ({ BUY_GROWTH_COUNT }) => BUY_GROWTH_COUNT, direction: -1 },
  6: { read: ({ BUY_INVE_COUNT }) => BUY_INVE_COUNT, direction: -1 },
}

const isValue = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value)

/** Brands without SORT come last among equals; their order among themselves stays. */
function bySort(left: BrandFacts, right: BrandFacts): number {
  if (isValue(left.SORT) && isValue(right.SORT)) return left.SORT - right.SORT
  return Number(isValue(right.SORT)) - Number(isValue(left.SORT))
}

/** Lists only brands that have a value for this order; ties are broken by SORT. */
export function* sortBrandsInSteps<Brand extends BrandFacts>(
  brands: readonly Brand[],
  type: SortType,
): Steps<readonly Brand[]> {
  const { read, direction } = orders[type]
  const valueOf = (brand: Brand) => read(brand) ?? Number.NaN
  const valued: Brand[] = []
  for (const [index, brand] of brands.entries()) {
    if (Number.isFinite(valueOf(brand))) valued.push(brand)
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  return yield* sortInSteps(
    valued,
    (left, right) => direction * (valueOf(left) - valueOf(right)) || bySort(left, right),
  )
}

/** The same at once, for a few brands. */
export const sortBrands = <Brand extends BrandFacts>(brands: readonly Brand[], type: SortType) =>
  runSteps(sortBrandsInSteps(brands, type))
