// @vitest-environment node
import { describe, expect, it } from "vitest"
import { paymentMovement, paymentsOf } from "../../../../../src/sandbox/areas/book/addDividends"
import { newTradeAs } from "../../../../../src/sandbox/areas/book/addTrades"
import { debitOf, purchaseOf } from "../../../../../src/sandbox/areas/book/executePreorders"
import { generateDecade } from "../../../../../src/sandbox/areas/book/fixtures/decade/generateDecade"
import { plannedPurchase } from "../../../../../src/sandbox/areas/book/fixtures/investorTrades"
import { createHoldings, holdingsOf } from "../../../../../src/sandbox/areas/book/holdings"
import { nisaFramesOf } from "../../../../../src/sandbox/areas/book/nisaFrames"
import { gainsTaxOf } from "../../../../../src/sandbox/areas/book/realized"
import { settlementMovement } from "../../../../../src/sandbox/areas/book/settleTrades"
import { type Trade, taxTypes } from "../../../../../src/sandbox/areas/book/trade"
import { positionsOf } from "../../../../../src/sandbox/areas/book/valuation"
import { countryOf } from "../../../../../src/sandbox/areas/brands"
import { type Movement, tradeTypes } from "../../../../../src/sandbox/areas/customers"

const seeds = Array.from({ length: 50 }, (_, seed) => seed)

/** Today, and when the order of the plan has been executed and has settled. */
const days = ["2025-01-15", "2025-01-20"]
const investors = seeds.flatMap((seed) => days.map((today) => investorOn(seed, today)))
/** By what they are called: whoever gives all of an investor as a case has all of it written out for its title. */
const cases = investors.map(({ seed, today }, at) => ({ seed, today, at }))
const investorAt = (at: number) => {
  const found = investors[at]
  if (!found) throw new Error(`No investor ${at}`)
  return found
}

function investorOn(seed: number, today: string) {
  const { cash: earlier, trades: decade, announced } = generateDecade(seed)
  const isExecuted = plannedPurchase.plannedDate < today
  const cash = isExecuted ? [...earlier, ...debitOf(plannedPurchase)] : earlier
  const made = isExecuted ? [...decade, purchaseOf(plannedPurchase)] : decade
  const trades = made.map((trade, index) => newTradeAs(trade, index + 1, today))
  const payments = paymentsOf({ id: 1 }, trades, announced)
  const now = new Date(`${today}T10:00:00+09:00`)
  const settled = trades.filter((trade) => trade.settled && trade.amount !== 0).map((trade) => movementOf(trade, now))
  const movements = [...cash, ...settled, ...payments.map(paymentMovement)]
  const inTime = movements.toSorted((one, other) => Number(one.at) - Number(other.at))
  return { seed, today, trades, payments, movements: inTime }
}

function movementOf({ id, tradeType, amount, settleDate }: Trade, now: Date): Movement {
  return settlementMovement({ id, trade_type: tradeType, amount, settle_date: settleDate }, now)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const cashOf = ({ postings }: Movement) => postings.cash ?? 0
const lotKey = (of: Pick<Trade, "marketId" | "brandId" | "taxType">) => `${of.marketId}-${of.brandId}-${of.taxType}`
function byLot(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  const lots = new Map<string, Trade[]>()
  for (const trade of trades) {
    const own = lots.get(lotKey(trade)) ?? []
    lots.set(lotKey(trade), own)
    own.push(trade)
  }
  return lots
}
const isPaid = ({ tradeType }: Trade) => tradeType === tradeTypes.buy || tradeType === tradeTypes.sell

describe("fifty investors of ten years, before and after an order of their plans", () => {
  it("are the same for the same seed, and differ otherwise", () => {
    expect(generateDecade(7)).toEqual(generateDecade(7))
    expect(generateDecade(7).trades).not.toEqual(generateDecade(8).trades)
  })

  it("have done everything: bought, sold, won, lost, been taxed and refunded, split and paid", () => {
    const types = new Set(investors.flatMap(({ trades }) => trades.map(({ tradeType }) => tradeType)))
    expect([...types].toSorted((one, other) => one - other)).toEqual([1, 2, 8, 9, 41])
    const taxTypesSeen = new Set(investors.flatMap(({ trades }) => trades.map(({ taxType }) => taxType)))
    expect(taxTypesSeen.size).toBe(4)
    expect(Math.min(...investors.map(({ trades }) => trades.length))).toBeGreaterThan(250)
    expect(Math.min(...investors.map(({ payments }) => payments.length))).toBeGreaterThan(50)
    expect(investors.some(({ trades }) => trades.some(({ settled }) => !settled))).toBe(true)
  })

  it.each(cases)("$seed, $today: every movement adds up to zero, and cash is never below zero", ({ at }) => {
    const { movements } = investorAt(at)
    expect(movements.filter(({ postings }) => sum(Object.values(postings)) !== 0)).toEqual([])
    let cash = 0
    const low = movements.filter((movement) => (cash += cashOf(movement)) < 0)
    expect(low).toEqual([])
  })

  it.each(cases)("$seed, $today: what is held is what the history left, and never less than nothing", ({ at }) => {
    const { trades } = investorAt(at)
    const holdings = createHoldings()
    for (const trade of trades) {
      holdings.apply(trade)
      const lot = holdings.lots.get(lotKey(trade))
      if (lot !== undefined && (lot.quantity <= 0 || lot.cost < 0)) expect.fail(JSON.stringify(trade))
    }
    const tradesOf = byLot(trades)
    for (const lot of holdings.lots.values())
      expect(lot.quantity).toBe(sum((tradesOf.get(lotKey(lot)) ?? []).map(({ quantity }) => quantity)))
  })

  it.each(cases)("$seed, $today: what was spent is the book value less the profits", ({ at }) => {
    const { trades } = investorAt(at)
    const { lots, sales } = holdingsOf(trades)
    const spent = -sum(trades.filter(isPaid).map(({ amount }) => amount))
    expect(spent).toBe(sum(lots.map(({ cost }) => cost)) - sum(sales.map(({ profit }) => profit)))
    expect(sales).toHaveLength(trades.filter(({ tradeType }) => tradeType === tradeTypes.sell).length)
  })

  it.each(cases)("$seed, $today: the portfolio is its lots, valued", ({ at }) => {
    const { trades } = investorAt(at)
    const { lots } = holdingsOf(trades)
    const positions = positionsOf(lots)
    expect(sum(positions.map(({ cost }) => cost))).toBe(sum(lots.map(({ cost }) => cost)))
    for (const { lots: own, ...position } of positions) {
      expect(position.marketValue).toBe(sum(own.map(({ marketValue }) => marketValue)))
      expect(position.gain).toBe(position.marketValue - position.cost)
    }
  })

  it.each(cases)("$seed, $today: the tax that was booked in a year is the tax on its profit", ({ at }) => {
    const { trades } = investorAt(at)
    const { sales } = holdingsOf(trades)
    for (let year = 2015; year <= 2025; year += 1) {
      const booked = trades.filter(
        ({ tradeType, tradeDate }) => tradeType >= 8 && tradeType <= 9 && tradeDate.startsWith(`${year}`),
      )
      const { collected, refunded } = gainsTaxOf(sales, `${year}`)
      const kept = collected.income + collected.local - refunded.income - refunded.local
      expect(0 - sum(booked.map(({ amount }) => amount))).toBe(kept)
      const taxed = sales.filter(
        ({ trade }) => trade.taxType === taxTypes.specified && trade.tradeDate.startsWith(`${year}`),
      )
      const profit = Math.max(0, sum(taxed.map((sale) => sale.profit)))
      expect(kept).toBe(Math.floor((profit * 15_315) / 100_000) + Math.floor(profit / 20))
    }
  })

  it.each(cases)("$seed, $today: dividends come on what was held, less the taxes of its account", ({ at }) => {
    const { trades, payments } = investorAt(at)
    const tradesOf = byLot(trades)
    const wrong = payments.flat().filter((row) => {
      const own = tradesOf.get(`${row.market_id}-${row.brand_id}-${row.tax_type}`) ?? []
      const held = sum(own.filter(({ tradeDate }) => tradeDate < row.ex_date).map(({ quantity }) => quantity))
      const isFree = row.tax_type === taxTypes.growth || row.tax_type === taxTypes.accumulation
      return (
        row.quantity !== held ||
        (isFree && row.income_tax + row.local_tax !== 0) ||
        (countryOf({ marketId: row.market_id }) !== 2 && row.foreign_tax !== 0) ||
        row.gross - row.foreign_tax - row.income_tax - row.local_tax < 0
      )
    })
    expect(wrong).toEqual([])
  })

  it.each(cases)("$seed, $today: the frames of NISA hold what they may", ({ at }) => {
    const { trades, today } = investorAt(at)
    for (const year of [2024, 2025]) {
      const frames = nisaFramesOf(trades, year, today)
      for (const { used, pending, limit, remain } of [frames.growth, frames.accumulation]) {
        expect(used + pending).toBeLessThanOrEqual(limit)
        expect(remain).toBe(Math.min(limit - used - pending, frames.lifetime.remain, remain))
      }
      const { growth, accumulation, total } = frames.restore
      expect(growth + accumulation).toBe(total)
    }
    const held = holdingsOf(trades).lots.filter(({ taxType }) => taxType >= taxTypes.growth)
    const frames = nisaFramesOf(trades, 2025, today)
    expect(frames.lifetime.used).toBe(sum(held.map(({ cost }) => cost)) + frames.restore.total)
  })
})
