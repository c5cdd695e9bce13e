import { type Brand, fixtureBrands, retiredBrands } from "./fixtureBrands"
import { firstGenerated, generatedBrand } from "./generatedBrands"

export interface BrandKey {
  readonly marketId: number
  readonly brandId: number
}

const known = new Map([...fixtureBrands, ...retiredBrands].map((brand) => [brand.BRAND_ID, brand]))

/** The brand of a number, whether it is listed at the tenant or not. */
export const brandOf = ({ brandId }: Pick<BrandKey, "brandId">): Brand | undefined =>
  known.get(brandId) ?? (brandId >= firstGenerated ? generatedBrand(brandId - firstGenerated) : undefined)

const japan = 11
const funds = 99

/** Code of `country-type`: 1 Japan, 2 United States, 3 funds. */
export function countryOf({ marketId }: Pick<BrandKey, "marketId">): 1 | 2 | 3 {
  if (marketId === funds) return 3
  return marketId === japan ? 1 : 2
}

export const isFund = ({ marketId }: Pick<BrandKey, "marketId">): boolean => marketId === funds
