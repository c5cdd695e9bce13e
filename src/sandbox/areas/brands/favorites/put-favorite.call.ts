import { ok, refused } from "../../../engine"
import { handleBff } from "../../customers"
import { favoritesOf, keepFavorite, limit } from "./favorites"

/** A brand that is kept already may be kept again, whatever the limit. */
export const handle = handleBff("bff/put-favorite", async (brand, { trx, customer, now }) => {
  const { items } = await favoritesOf(trx, customer)
  const isKept = items.some((one) => one.market_id === brand.market_id && one.brand_id === brand.brand_id)
  if (!isKept && items.length >= limit) return refused("favorite_limit")
  await keepFavorite(trx, { customer, brand, now })
  return ok(await favoritesOf(trx, customer))
})
