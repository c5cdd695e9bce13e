import { japanMoment, type SeedContext } from "../../engine"
import { type Customer, type Movement, postAll } from "../customers"
import { type Announced, payoutOf } from "./dividend"
import { createHoldings, type Lot } from "./holdings"
import type { Trade } from "./trade"

/** Pays what was announced on what was held, and books it at 09:00 of the pay date. */
export async function addDividends(
  { trx }: SeedContext,
  customer: Customer,
  trades: readonly Trade[],
  announced: readonly Announced[],
): Promise<void> {
  const paid = paymentsOf(customer, trades, announced)
  if (paid.length === 0) return
  for (let start = 0; start < paid.length; start += 1_000)
    await trx
      .insertInto("dividend")
      .values(paid.slice(start, start + 1_000).flat())
      .execute()
  await postAll(trx, customer, paid.map(paymentMovement))
}

/** A row for each tax account that is entitled, payment by payment in their order. Trades come by their time. */
export const paymentsOf = (customer: Owner, trades: readonly Trade[], announced: readonly Announced[]) =>
  entitled(trades, announced).flatMap(({ lots, ...announcement }) => {
    const rows = lots.map((lot) => rowOf(customer, lot, announcement)).filter(({ gross }) => gross > 0)
    return rows.length === 0 ? [] : [rows]
  })

type Owner = Pick<Customer, "id">
type Row = ReturnType<typeof rowOf>

/** What pays one payment in the ledger. */
export function paymentMovement(rows: readonly Row[]): Movement {
  const { market_id = 0, brand_id = 0, pay_date = "" } = rows[0] ?? {}
  const net = rows.reduce((sum, row) => sum + row.gross - row.foreign_tax - row.income_tax - row.local_tax, 0)
  return {
    kind: dividendKind,
    reference: dividendReference({ marketId: market_id, brandId: brand_id, payDate: pay_date }),
    at: japanMoment(pay_date, "09:00:00"),
    postings: { cash: net, dividend: -net },
  }
}

const dividendKind = "dividend"

/** What the ledger calls a payment. */
export const dividendReference = (paid: {
  readonly marketId: number
  readonly brandId: number
  readonly payDate: string
}) => `${dividendKind}-${paid.payDate}-${paid.marketId}-${paid.brandId}`

/** Every announcement with the lots that were held on the day before it, in the order of payment. */
function entitled(trades: readonly Trade[], announced: readonly Announced[]) {
  const holdings = createHoldings()
  let next = 0
  const byExDate = announced.toSorted((one, other) => (one.exDate < other.exDate ? -1 : 1))
  const held = byExDate.map((announcement) => {
    for (let trade = trades[next]; trade !== undefined && trade.tradeDate < announcement.exDate; trade = trades[next]) {
      holdings.apply(trade)
      next += 1
    }
    const { marketId, brandId } = announcement.brand
    const lots = [...holdings.lots.values()].filter((lot) => lot.marketId === marketId && lot.brandId === brandId)
    return { ...announcement, lots }
  })
  return held.toSorted((one, other) => (one.payDate < other.payDate ? -1 : 1))
}

const rowOf = ({ id }: Owner, lot: Lot, announced: Announced) => {
  const paid = payoutOf(lot, announced)
  return {
    customer_id: id,
    market_id: announced.brand.marketId,
    brand_id: announced.brand.brandId,
    tax_type: lot.taxType,
    ex_date: announced.exDate,
    record_date: announced.recordDate,
    pay_date: announced.payDate,
    quantity: lot.quantity,
    unit_amount: announced.unitAmount,
    fx_rate: announced.fxRate ?? null,
    distribution_kind: announced.distributionKind ?? null,
    gross: paid.gross,
    gross_cents: paid.grossCents,
    foreign_cents: paid.foreignCents,
    foreign_tax: paid.foreignTax,
    income_tax: paid.incomeTax,
    local_tax: paid.localTax,
  }
}
