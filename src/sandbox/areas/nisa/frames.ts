import { type NisaFrames, nisaFramesOf, type Trade } from "../book"

type Wire = Record<`${"GROWTH" | "ACCUM"}_${"LIMIT" | "USED" | "PENDING" | "REMAIN"}`, number> &
  Record<`LIFETIME_${"" | "GROWTH_"}${"LIMIT" | "USED" | "REMAIN"}`, number>

/** The frames of a year, as both calls about them say it. Of a year that is over nothing waits, and the lifetime is that of today. */
export function framesOf(trades: readonly Trade[], year: number, today: string): Wire {
  const now = nisaFramesOf(trades, Number(today.slice(0, 4)), today)
  const { growth, accumulation } = year === now.year ? now : closed(nisaFramesOf(trades, year, today))
  return {
    GROWTH_LIMIT: growth.limit,
    GROWTH_USED: growth.used,
    GROWTH_PENDING: growth.pending,
    GROWTH_REMAIN: growth.remain,
    ACCUM_LIMIT: accumulation.limit,
    ACCUM_USED: accumulation.used,
    ACCUM_PENDING: accumulation.pending,
    ACCUM_REMAIN: accumulation.remain,
    LIFETIME_LIMIT: now.lifetime.limit,
    LIFETIME_USED: now.lifetime.used,
    LIFETIME_REMAIN: now.lifetime.remain,
    LIFETIME_GROWTH_LIMIT: now.lifetimeGrowth.limit,
    LIFETIME_GROWTH_USED: now.lifetimeGrowth.used,
    LIFETIME_GROWTH_REMAIN: now.lifetimeGrowth.remain,
  }
}

const closed = ({ growth, accumulation }: NisaFrames): Pick<NisaFrames, "growth" | "accumulation"> => ({
  growth: over(growth),
  accumulation: over(accumulation),
})

const over = ({ limit, used }: NisaFrames["growth"]) => ({ limit, used, pending: 0, remain: limit - used })
