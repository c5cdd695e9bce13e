import { datetime, type Transaction } from "../../../engine"
import type { BffResponse, Customer } from "../../customers"
import type { FavoriteKey } from "../tables"

export const limit = 200

interface Keeping {
  readonly customer: Pick<Customer, "id">
  readonly brand: FavoriteKey
  readonly now: Date
}

/** What a customer keeps, the newest first. */
export async function favoritesOf(
  trx: Transaction,
  { id }: Pick<Customer, "id">,
): Promise<BffResponse<"bff/favorite">> {
  const rows = await trx
    .selectFrom("favorite")
    .select(["market_id", "brand_id", "added_at"])
    .where("customer_id", "=", id)
    .orderBy("added_at", "desc")
    .orderBy("brand_id")
    .execute()
  return { items: rows.map(({ added_at, ...brand }) => ({ ...brand, added_at: datetime(added_at) })), limit }
}

/** One that is kept already stays where it is. */
export async function keepFavorite(trx: Transaction, { customer, brand, now }: Keeping): Promise<void> {
  await trx
    .insertInto("favorite")
    .values({ customer_id: customer.id, ...brand, added_at: now })
    .onConflict((known) => known.columns(["customer_id", "market_id", "brand_id"]).doNothing())
    .execute()
}
