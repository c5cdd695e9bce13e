import type { Sale } from "./holdings"
import { type Taxes, noTaxes, taxesOn } from "./taxes"
import { taxTypes } from "./trade"

/** What one sale in the specified account changed of the year's tax: above zero collected, below zero refunded. */
export interface TaxStep extends Taxes {
  readonly sale: Sale
}

/** The year's tax is always that on the year's profit so far, so that a loss brings back what was collected. */
export function taxSteps(sales: readonly Sale[]): readonly TaxStep[] {
  const profits = new Map<string, number>()
  return sales
    .filter(({ trade }) => trade.taxType === taxTypes.specified)
    .map((sale) => {
      const year = sale.trade.tradeDate.slice(0, 4)
      const profit = profits.get(year) ?? 0
      profits.set(year, profit + sale.profit)
      const [before, after] = [taxesOn(profit), taxesOn(profit + sale.profit)]
      return { sale, income: after.income - before.income, local: after.local - before.local }
    })
}

export interface GainsTax {
  readonly collected: Taxes
  readonly refunded: Taxes
}

const plus = (one: Taxes, other: Taxes): Taxes => ({
  income: one.income + other.income,
  local: one.local + other.local,
})

/** Capital-gains tax of a year, `YYYY`, by trade date. Both parts are zero or more. */
export function gainsTaxOf(sales: readonly Sale[], year: string): GainsTax {
  const steps = taxSteps(sales).filter(({ sale }) => sale.trade.tradeDate.startsWith(year))
  const collected = steps.filter((step) => step.income + step.local > 0).reduce<Taxes>(plus, noTaxes)
  const refunded = steps.filter((step) => step.income + step.local < 0).reduce<Taxes>(plus, noTaxes)
  return { collected, refunded: { income: -refunded.income + 0, local: -refunded.local + 0 } }
}
