import { grouped } from "./grouped"
import { countUnits, multiply, roundDecimal } from "../../../domain/decimal"
import { type BrandKey, countryOf } from "../brands"
import type { CustomerContext } from "../customers"
import type { Lot } from "./holdings"
import type { DividendRow } from "./tables"
import { noTaxes, taxesOn } from "./taxes"
import { type TaxType, taxTypes } from "./trade"
import { decimalOf, hundredths, pricedQuantity } from "./units"

interface Amounts {
  /** Millionths. */
  readonly quantity: number
  /** Yen before taxes. */
  readonly gross: number
  /** Cents of a dollar before taxes and of the tax at the source; null of Japanese brands. */
  readonly grossCents: number | null
  readonly foreignCents: number | null
  readonly foreignTax: number
  readonly incomeTax: number
  readonly localTax: number
  /** Yen that were paid out. */
  readonly net: number
}

/** What a brand pays to all who hold it on the day before `exDate`. */
export interface Announced {
  readonly brand: BrandKey
  /** Last day but one of entitlement, day of record and of payment in Japan, `YYYY-MM-DD`. */
  readonly exDate: string
  readonly recordDate: string
  readonly payDate: string
  /** Of one share in its currency, or of 10,000 fund units. */
  readonly unitAmount: string
  /** Yen of one dollar. */
  readonly fxRate?: string
  /** Of funds: 1 ordinary, 2 return of capital, 3 both. */
  readonly distributionKind?: 1 | 2 | 3
}

/** One payment of a brand to a customer: the sum over tax accounts, and each of them. */
export interface Dividend extends BrandKey, Amounts {
  /** Number of the payment. */
  readonly id: number
  readonly exDate: string
  readonly recordDate: string
  readonly payDate: string
  readonly unitAmount: string
  readonly fxRate: string | null
  readonly distributionKind: number | null
  /** 0 where several accounts were paid. */
  readonly taxType: TaxType | 0
  readonly lots: readonly (Amounts & { readonly taxType: TaxType })[]
}

/** All that were paid, the newest first. */
export async function readDividends({ trx, customer }: CustomerContext): Promise<readonly Dividend[]> {
  const rows = await trx
    .selectFrom("dividend")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("pay_date", "desc")
    .orderBy("id", "desc")
    .execute()
  return [...grouped(rows, paymentKey).values()].map(joinRows)
}

const paymentKey = ({ pay_date, market_id, brand_id }: DividendRow) => `${pay_date}-${market_id}-${brand_id}`

function joinRows(rows: readonly DividendRow[]): Dividend {
  const [row] = rows
  if (row === undefined) throw new Error("a payment has rows")
  const lots = rows.toReversed().map((own) => ({ taxType: own.tax_type as TaxType, ...amountsOf(own) }))
  const sum = (pick: (lot: Amounts) => number) => lots.reduce((total, lot) => total + pick(lot), 0)
  const isDollar = row.gross_cents !== null
  return {
    id: Math.min(...rows.map(({ id }) => id)),
    marketId: row.market_id,
    brandId: row.brand_id,
    exDate: row.ex_date,
    recordDate: row.record_date,
    payDate: row.pay_date,
    unitAmount: row.unit_amount,
    fxRate: row.fx_rate,
    distributionKind: row.distribution_kind,
    taxType: lots.length === 1 ? (lots[0]?.taxType ?? 0) : 0,
    quantity: sum(({ quantity }) => quantity),
    gross: sum(({ gross }) => gross),
    grossCents: isDollar ? sum(({ grossCents }) => grossCents ?? 0) : null,
    foreignCents: isDollar ? sum(({ foreignCents }) => foreignCents ?? 0) : null,
    foreignTax: sum(({ foreignTax }) => foreignTax),
    incomeTax: sum(({ incomeTax }) => incomeTax),
    localTax: sum(({ localTax }) => localTax),
    net: sum(({ net }) => net),
    lots,
  }
}

const amountsOf = (row: DividendRow): Amounts => ({
  quantity: row.quantity,
  gross: row.gross,
  grossCents: row.gross_cents,
  foreignCents: row.foreign_cents,
  foreignTax: row.foreign_tax,
  incomeTax: row.income_tax,
  localTax: row.local_tax,
  net: row.gross - row.foreign_tax - row.income_tax - row.local_tax,
})

/** What is less than a yen is not paid. US brands lose 10 % at the source; NISA accounts and returns of capital are free of Japanese tax. */
export function payoutOf(
  lot: Pick<Lot, "quantity" | "taxType">,
  { brand, unitAmount, fxRate, distributionKind }: Announced,
): Amounts {
  const amount = multiply(pricedQuantity(brand, lot.quantity), decimalOf(unitAmount))
  const grossCents = countryOf(brand) === 2 ? countUnits(roundDecimal(amount, 2), 2) : null
  const foreignCents = grossCents === null ? null : Math.floor(grossCents / 10)
  const yen = (cents: number) => countUnits(multiply(hundredths(cents), decimalOf(fxRate ?? "")), 0)
  const gross = grossCents === null ? countUnits(amount, 0) : yen(grossCents)
  const foreignTax = foreignCents === null ? 0 : yen(foreignCents)
  const isTaxed = lot.taxType < taxTypes.growth && distributionKind !== 2
  const { income, local } = isTaxed ? taxesOn(gross - foreignTax) : noTaxes
  const net = gross - foreignTax - income - local
  return {
    quantity: lot.quantity,
    gross,
    grossCents,
    foreignCents,
    foreignTax,
    incomeTax: income,
    localTax: local,
    net,
  }
}
