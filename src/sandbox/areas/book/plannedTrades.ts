import type { CustomerContext, PlannedMovement } from "../customers"
import { tradeTypes } from "../customers"
import { brandOf } from "../brands"
import { settleDateOf } from "./addTrades"
import { isStanding, readPreorders } from "./preorders"

/** What was traded and is not settled, and what pre-orders hold of the cash. */
export async function plannedTrades(context: CustomerContext): Promise<readonly PlannedMovement[]> {
  const { trx, customer } = context
  const rows = await trx
    .selectFrom("settlement")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .where("amount", "<>", 0)
    .orderBy("id")
    .execute()
  const trades = rows.map(({ settle_date, trade_type, amount, market_id, brand_id, brand_name }) => ({
    date: settle_date,
    tradeType: trade_type,
    amount,
    brand: { marketId: market_id, brandId: brand_id, name: brand_name },
  }))
  const held = (await readPreorders(context)).filter((preorder) => !preorder.isFromBank && isStanding(preorder))
  const holds = held.map(({ marketId, brandId, plannedDate, amount }) => ({
    date: settleDateOf(plannedDate),
    tradeType: tradeTypes.buyReserved,
    amount: -amount,
    brand: { marketId, brandId, name: brandOf({ brandId })?.BRAND_NM_MINI ?? "" },
  }))
  return [...trades, ...holds]
}
