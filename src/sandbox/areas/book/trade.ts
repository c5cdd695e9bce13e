import { toJapanDate } from "../../../domain/japanTime"
import type { BrandKey } from "../brands"
import type { CustomerContext } from "../customers"
import type { SettlementRow } from "./tables"

export type TaxType = 1 | 2 | 3 | 4

/** Code of `tax-type`. */
export const taxTypes = { general: 1, specified: 2, growth: 3, accumulation: 4 } as const

/** What was executed, what tax it cost, and what came or went without money. */
export interface Trade extends BrandKey {
  readonly id: number
  /** One of `tradeTypes`. */
  readonly tradeType: number
  readonly taxType: TaxType
  readonly tradedAt: Date
  /** Day of the execution in Japan, `YYYY-MM-DD`. */
  readonly tradeDate: string
  /** Day at the foreign exchange. */
  readonly localTradeDate: string | null
  readonly settleDate: string
  readonly settled: boolean
  /** Millionths, signed. */
  readonly quantity: number
  /** As it was agreed, in the brand's currency; that of a fund is for 10,000 units. */
  readonly unitPrice: string | null
  /** Yen of one dollar. */
  readonly fxRate: string | null
  /** Yen, signed, after the fee: what cash changes by. */
  readonly amount: number
  readonly fee: number
  /** Of a split: `1：5`. */
  readonly ratio: string | null
}

/** All of a customer, the oldest first. */
export async function readTrades({ trx, customer }: CustomerContext): Promise<readonly Trade[]> {
  const rows = await trx
    .selectFrom("settlement")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("traded_at")
    .orderBy("id")
    .execute()
  return rows.map(toTrade)
}

export const toTrade = (row: SettlementRow): Trade => ({
  id: row.id,
  marketId: row.market_id,
  brandId: row.brand_id,
  tradeType: row.trade_type,
  taxType: row.tax_type as TaxType,
  tradedAt: row.traded_at,
  tradeDate: toJapanDate(row.traded_at.getTime()),
  localTradeDate: row.local_trade_date,
  settleDate: row.settle_date,
  settled: row.settled,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  fxRate: row.fx_rate,
  amount: row.amount,
  fee: row.fee,
  ratio: row.ratio,
})
