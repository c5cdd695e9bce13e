import { tradeTypes } from "../customers"
import { holdingsOf } from "./holdings"
import { taxTypes, type Trade } from "./trade"

/** Yen. Years and days are those of settlement, as the law counts. */
export interface NisaFrame {
  readonly limit: number
  /** Bought and settled in the year. */
  readonly used: number
  /** Bought, to be settled in the year. */
  readonly pending: number
  readonly remain: number
}

export interface LifetimeFrame {
  readonly limit: number
  /** Book value, with what was sold this year: that comes back in the next one. */
  readonly used: number
  readonly remain: number
}

export interface NisaFrames {
  readonly year: number
  readonly growth: NisaFrame
  readonly accumulation: NisaFrame
  readonly lifetime: LifetimeFrame
  readonly lifetimeGrowth: LifetimeFrame
  /** What comes back next year: the cost of what was sold in this one. */
  readonly restore: { readonly growth: number; readonly accumulation: number; readonly total: number }
}

const limits = { growth: 2_400_000, accumulation: 1_200_000, lifetime: 18_000_000, lifetimeGrowth: 12_000_000 }

/** Frames of a year as of a day, `YYYY-MM-DD`. */
export function nisaFramesOf(trades: readonly Trade[], year: number, today: string): NisaFrames {
  const growth = frameOf(trades, taxTypes.growth, { year, today })
  const accumulation = frameOf(trades, taxTypes.accumulation, { year, today })
  const lifetime = lifetimeOf(growth.book + accumulation.book, limits.lifetime)
  const lifetimeGrowth = lifetimeOf(growth.book, limits.lifetimeGrowth)
  const annual = (frame: typeof growth, limit: number, lifetimeRemain: number): NisaFrame => ({
    limit,
    used: frame.used,
    pending: frame.pending,
    remain: Math.max(0, Math.min(limit - frame.used - frame.pending, lifetimeRemain)),
  })
  return {
    year,
    growth: annual(growth, limits.growth, Math.min(lifetime.remain, lifetimeGrowth.remain)),
    accumulation: annual(accumulation, limits.accumulation, lifetime.remain),
    lifetime,
    lifetimeGrowth,
    restore: {
      growth: growth.sold,
      accumulation: accumulation.sold,
      total: growth.sold + accumulation.sold,
    },
  }
}

const lifetimeOf = (used: number, limit: number): LifetimeFrame => ({ limit, used, remain: Math.max(0, limit - used) })

/** Fees are not counted. */
const paidFor = (list: readonly Trade[]) => list.reduce((sum, { amount, fee }) => sum - amount - fee, 0)

function frameOf(trades: readonly Trade[], taxType: number, at: { readonly year: number; readonly today: string }) {
  const own = trades.filter((trade) => trade.taxType === taxType)
  const isOfYear = ({ settleDate }: Trade) => settleDate.startsWith(`${at.year}-`)
  const buys = own.filter((trade) => trade.tradeType === tradeTypes.buy && isOfYear(trade))
  const { lots, sales } = holdingsOf(own)
  const sold = sales.filter(({ trade }) => isOfYear(trade)).reduce((sum, sale) => sum + sale.cost, 0)
  return {
    used: paidFor(buys.filter(({ settleDate }) => settleDate <= at.today)),
    pending: paidFor(buys.filter(({ settleDate }) => settleDate > at.today)),
    sold,
    book: lots.reduce((sum, lot) => sum + lot.cost, 0) + sold,
  }
}
