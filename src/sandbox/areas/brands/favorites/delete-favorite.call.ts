import { ok } from "../../../engine"
import { handleBff } from "../../customers"
import { favoritesOf } from "./favorites"

export const handle = handleBff("bff/delete-favorite", async ({ market_id, brand_id }, { trx, customer }) => {
  await trx
    .deleteFrom("favorite")
    .where("customer_id", "=", customer.id)
    .where("market_id", "=", market_id)
    .where("brand_id", "=", brand_id)
    .execute()
  return ok(await favoritesOf(trx, customer))
})
