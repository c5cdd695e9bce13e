import { toJapanDate } from "../../../domain/japanTime"
import { nextBusinessDay, type SeedContext } from "../../engine"
import { type BrandKey, brandOf } from "../brands"
import { type Customer, type Movement, postAll } from "../customers"
import { settlementMovement } from "./settleTrades"
import { toTrade, type Trade } from "./trade"
import { millionths } from "./units"

/** A trade as fixtures say it. */
export interface NewTrade {
  readonly brand: BrandKey
  /** One of `tradeTypes`. */
  readonly tradeType: number
  readonly taxType: Trade["taxType"]
  /** With offset; the day in Japan is the trade date. */
  readonly tradedAt: string
  readonly localTradeDate?: string
  /** Two business days after the trade where absent. */
  readonly settleDate?: string
  /** Shares or fund units, signed. */
  readonly quantity?: number
  readonly unitPrice?: string
  readonly fxRate?: string
  /** Yen, signed, after the fee. */
  readonly amount: number
  readonly fee?: number
  readonly ratio?: string
}

export const settleDateOf = (tradeDate: string): string => nextBusinessDay(nextBusinessDay(tradeDate))

/** A trade as it will be read once it is written. */
export const newTradeAs = (trade: NewTrade, id: number, today = ""): Trade =>
  toTrade({ ...rowOf({ id: 0 }, trade, today), id })

/** As the database has it before it is there. */
const rowOf = (customer: Pick<Customer, "id">, trade: NewTrade, today: string) => {
  const tradedAt = new Date(trade.tradedAt)
  const settleDate = trade.settleDate ?? settleDateOf(toJapanDate(tradedAt.getTime()))
  return {
    customer_id: customer.id,
    market_id: trade.brand.marketId,
    brand_id: trade.brand.brandId,
    brand_name: brandOf(trade.brand)?.BRAND_NM_MINI ?? "",
    trade_type: trade.tradeType,
    tax_type: trade.taxType,
    traded_at: tradedAt,
    local_trade_date: trade.localTradeDate ?? null,
    settle_date: settleDate,
    settled: settleDate <= today,
    quantity: millionths(trade.quantity ?? 0),
    unit_price: trade.unitPrice ?? null,
    fx_rate: trade.fxRate ?? null,
    amount: trade.amount,
    fee: trade.fee ?? 0,
    ratio: trade.ratio ?? null,
  }
}

const mostRows = 2_000

/** Writes trades of the past and of the day; what has settled by then is booked on the morning of its day. Gives them by time. */
export async function addTrades(
  { trx, now }: Pick<SeedContext, "trx" | "now">,
  customer: Customer,
  trades: readonly NewTrade[],
): Promise<readonly Trade[]> {
  const today = toJapanDate(now.getTime())
  const rows = trades.map((trade) => rowOf(customer, trade, today))
  const [added, movements]: [Trade[], Movement[]] = [[], []]
  for (let start = 0; start < rows.length; start += mostRows) {
    const inserted = await trx
      .insertInto("settlement")
      .values(rows.slice(start, start + mostRows))
      .returningAll()
      .execute()
    added.push(...inserted.map(toTrade))
    movements.push(...inserted.filter(({ settled }) => settled).map((row) => settlementMovement(row, now)))
  }
  await postAll(
    trx,
    customer,
    movements.filter(({ postings }) => postings.cash !== 0),
  )
  return added.toSorted((one, other) => one.tradedAt.getTime() - other.tradedAt.getTime())
}
