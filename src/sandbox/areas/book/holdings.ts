import { type BrandKey, countryOf } from "../brands"
import type { TaxType, Trade } from "./trade"
import { centsAt, shareOf } from "./units"

/** What a customer holds of a brand in one tax account. */
export interface Lot extends BrandKey {
  readonly taxType: TaxType
  /** Millionths, above zero. */
  readonly quantity: number
  /** Yen that it cost, with fees: its book value. */
  readonly cost: number
  /** Cents that it cost; 0 where it was paid in yen. */
  readonly costCents: number
}

/** What was sold, and what came of it. */
export interface Sale {
  readonly trade: Trade
  /** 取得費 in yen: the share of the book value that left. */
  readonly cost: number
  readonly costCents: number
  /** Yen, after fees. */
  readonly profit: number
}

export interface Holdings {
  /** In the order in which they were first bought. */
  readonly lots: readonly Lot[]
  readonly sales: readonly Sale[]
}

/** Keeps lots up to date, trade by trade. Costs leave in proportion (総平均法に準ずる方法), rounded to the yen. */
export function createHoldings() {
  const lots = new Map<string, Lot>()
  const sales: Sale[] = []

  /** What came without money, such as shares of a split, costs nothing. */
  const apply = (trade: Trade): void => {
    if (trade.quantity === 0) return
    const { marketId, brandId, taxType } = trade
    const key = `${marketId}-${brandId}-${taxType}`
    const before = lots.get(key) ?? { marketId, brandId, taxType, quantity: 0, cost: 0, costCents: 0 }
    const quantity = before.quantity + trade.quantity
    const moved = trade.amount === 0 ? { cost: 0, costCents: 0 } : costMoved(before, trade)
    if (trade.quantity < 0 && trade.amount > 0) {
      const { cost, costCents } = { cost: -moved.cost, costCents: -moved.costCents }
      sales.push({ trade, cost, costCents, profit: trade.amount - cost })
    }
    if (quantity === 0) lots.delete(key)
    else
      lots.set(key, {
        ...before,
        quantity,
        cost: before.cost + moved.cost,
        costCents: before.costCents + moved.costCents,
      })
  }

  return { lots, sales, apply }
}

function costMoved(lot: Lot, trade: Trade): { readonly cost: number; readonly costCents: number } {
  if (trade.quantity > 0) return { cost: -trade.amount, costCents: centsOf(trade) }
  const moved = (amount: number) => shareOf(amount, trade.quantity, lot.quantity)
  return { cost: moved(lot.cost), costCents: moved(lot.costCents) }
}

/** Price of a US trade in cents. */
const centsOf = (trade: Trade): number =>
  countryOf(trade) === 2 && trade.unitPrice !== null ? centsAt(trade.quantity, trade.unitPrice) : 0

/** What trades up to a day, or all, have left. */
export function holdingsOf(trades: readonly Trade[], until?: string): Holdings {
  const holdings = createHoldings()
  for (const trade of trades) if (until === undefined || trade.tradeDate <= until) holdings.apply(trade)
  return { lots: [...holdings.lots.values()], sales: holdings.sales }
}
