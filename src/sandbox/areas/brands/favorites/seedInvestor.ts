import type { SeedContext } from "../../../engine"
import type { Customer, InvestorOptions } from "../../customers"
import { generatedBrand } from "../generatedBrands"
import { keepFavorite, limit } from "./favorites"

export interface Favorite {
  readonly marketId: number
  readonly brandId: number
  readonly addedAt: Date
}

declare module "../../customers/customerContext" {
  interface InvestorOptions {
    /** Brands kept before; the fund of the fixture where absent. */
    readonly favorites?: readonly Favorite[]
  }
}

const fund: Favorite = { marketId: 99, brandId: 900_001, addedAt: new Date("2025-01-10T12:00:00+09:00") }

/** As many as there may be, one kept each day. */
export const everyFavorite: readonly Favorite[] = Array.from({ length: limit }, (_, index) => {
  const { MARKET_ID, BRAND_ID } = generatedBrand(index)
  const addedAt = new Date(fund.addedAt.getTime() - index * 86_400_000)
  return { marketId: MARKET_ID, brandId: BRAND_ID, addedAt }
})

export async function seedInvestor(
  { trx }: SeedContext,
  customer: Customer,
  { favorites = [fund] }: InvestorOptions,
): Promise<void> {
  for (const { marketId, brandId, addedAt } of favorites)
    await keepFavorite(trx, { customer, brand: { market_id: marketId, brand_id: brandId }, now: addedAt })
}
