import { sql } from "kysely"
import { type PlannedRows, tradeTypes } from "../customers"
import { brandOf } from "../brands"
import { settleDateOf } from "./addTrades"

/** What was traded and is not settled. */
export const unsettledTrades: PlannedRows = {
  select: ({ trx, customer }) =>
    trx
      .selectFrom("settlement")
      .select(["settle_date as date", "amount", "trade_type", "market_id", "brand_id", "brand_name", "id as place"])
      .where("customer_id", "=", customer.id)
      .where("settled", "=", false)
      .where("amount", "<>", 0),
  read: ({ date, amount, trade_type, market_id, brand_id, brand_name }) => ({
    date,
    tradeType: trade_type ?? 0,
    amount,
    brand: { marketId: market_id ?? 0, brandId: brand_id ?? 0, name: brand_name ?? "" },
  }),
}

/** What pre-orders hold of the cash: those that the customer's own bank pays for hold none. */
export const heldForPreorders: PlannedRows = {
  select: ({ trx, customer }) =>
    trx
      .selectFrom("preorder")
      .select([
        "planned_date as date",
        "amount",
        sql<null>`null::int`.as("trade_type"),
        "market_id",
        "brand_id",
        sql<null>`null::text`.as("brand_name"),
        sql<number>`row_number() over (order by ordered_at desc, id desc)`.as("place"),
      ])
      .where("customer_id", "=", customer.id)
      .where("is_from_bank", "=", false)
      .where("canceled_at", "is", null)
      .where("executed_at", "is", null),
  read: ({ date, amount, market_id, brand_id }) => ({
    date: settleDateOf(date),
    tradeType: tradeTypes.buyReserved,
    amount: -amount,
    brand: {
      marketId: market_id ?? 0,
      brandId: brand_id ?? 0,
      name: brandOf({ brandId: brand_id ?? 0 })?.BRAND_NM_MINI ?? "",
    },
  }),
}
