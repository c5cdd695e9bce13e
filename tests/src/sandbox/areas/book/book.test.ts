// @vitest-environment node
import { describe, expect, it } from "vitest"
import { setClock, visit, type Visitor } from "../../support/testbed"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import {
  gainsTaxOf,
  nisaFramesOf,
  readAssetHistory,
  readHistory,
  readPortfolio,
  readPreorders,
  upcomingDividends,
} from "../../../../../src/sandbox/areas/book"
import type { CustomerContext } from "../../../../../src/sandbox/areas/customers"
import { asCustomer } from "./asCustomer"

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

onEveryDatabase((bed) => {
  const arrive = () => visit(bed().app, "active-investor")
  const portfolioOf = (visitor: Visitor) => asCustomer(bed(), visitor, readPortfolio)

  describe("the book of the fixture customer", () => {
    it("has the holdings of the catalogue", async () => {
      const { positions, ...portfolio } = await portfolioOf(await arrive())
      expect(portfolio).toMatchObject({
        marketValue: 367_500,
        cost: 339_500,
        gain: 28_000,
        dayChange: 2_594,
        totalAsset: 687_500,
        fxRate: 15_000,
      })
      expect(portfolio.money).toMatchObject({ balance: 320_000, buyingPower: 285_000, withdrawable: 235_000 })
      expect(positions).toMatchObject([
        { brandId: 110001, quantity: 12_500_000, cost: 32_000, marketValue: 30_000, gain: -2_000 },
        {
          brandId: 900001,
          quantity: 120_000_000_000,
          cost: 270_000,
          marketValue: 300_000,
          lots: [
            { taxType: 3, quantity: 68_000_000_000, cost: 150_000, marketValue: 170_000, gain: 20_000 },
            { taxType: 4, quantity: 52_000_000_000, cost: 120_000, marketValue: 130_000, gain: 10_000 },
          ],
        },
        { brandId: 200001, quantity: 1_250_000, cost: 37_500, costCents: 25_000, marketValue: 37_500, gain: 0 },
      ])
    })

    it("has the profit of the day and its tax, as it was booked", async () => {
      const { sales, trades } = await portfolioOf(await arrive())
      expect(sales).toMatchObject([{ cost: 25_381, profit: 24_619, trade: { amount: 50_000, quantity: -20_000_000 } }])
      const none = { income: 0, local: 0 }
      expect(gainsTaxOf(sales, "2025")).toEqual({ collected: { income: 3_770, local: 1_230 }, refunded: none })
      expect(gainsTaxOf(sales, "2024")).toEqual({ collected: none, refunded: none })
      expect(trades.filter(({ tradeType }) => tradeType === 8)).toMatchObject([{ amount: -5_000, settled: false }])
    })

    it("has the dividends of the year", async () => {
      const { dividends, positions } = await portfolioOf(await arrive())
      expect(dividends).toMatchObject([
        { brandId: 900001, taxType: 0, gross: 1_200, net: 1_200, lots: [{ gross: 680 }, { gross: 520 }] },
        { brandId: 110001, taxType: 2, gross: 500, incomeTax: 76, localTax: 25, net: 399, grossCents: null },
        { brandId: 200001, gross: 150, grossCents: 100, foreignCents: 10, foreignTax: 15, incomeTax: 20, net: 109 },
      ])
      expect(upcomingDividends(positions, "2025-01-15")).toMatchObject([{ payDate: "2025-06-27", expected: 500 }])
    })

    it("counts NISA frames by settlement date, this year and the last", async () => {
      const { trades, today } = await portfolioOf(await arrive())
      const frames = nisaFramesOf(trades, 2025, today)
      expect(frames.growth).toEqual({ limit: 2_400_000, used: 0, pending: 0, remain: 2_400_000 })
      expect(frames.accumulation).toEqual({ limit: 1_200_000, used: 20_000, pending: 0, remain: 1_180_000 })
      expect(frames.lifetime).toMatchObject({ used: 270_000, remain: 17_730_000 })
      expect(frames.lifetimeGrowth).toMatchObject({ used: 150_000, remain: 11_850_000 })
      expect(frames.restore.total).toBe(0)
      expect(nisaFramesOf(trades, 2024, today)).toMatchObject({
        growth: { used: 150_000 },
        accumulation: { used: 100_000 },
      })
    })

    it("was worth 704,906 yen the day before", async () => {
      const points = await asCustomer(bed(), await arrive(), (context) => readAssetHistory(context, "2025-01-14"))
      expect(points).toEqual([
        { date: "2025-01-14", totalAsset: 704_906 },
        { date: "2025-01-15", totalAsset: 687_500 },
      ])
    })

    it("knows every type that its history has, and the balance after each", async () => {
      const rows = await asCustomer(bed(), await arrive(), readHistory)
      const types = new Set(rows.map(({ tradeType }) => tradeType))
      expect([...types].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 8, 10, 12, 33])
      const deposit = rows.find(({ amount }) => amount === 100_000)
      expect(deposit).toMatchObject({ settleDate: "2025-01-06", balanceAfter: 318_292, method: "サンプルペイ銀行" })
      expect(rows.find(({ tradeType }) => tradeType === 12)).toMatchObject({
        tradeDate: "2025-01-14",
        settleDate: "2025-01-16",
        isSettled: false,
        asked: 50_000,
        fee: 385,
        method: "サンプル銀行",
        receiptNumber: "W250114-0001",
      })
    })

    it("settles the trades of the day on the morning of the 17th", async () => {
      const visitor = await arrive()
      await setClock(visitor, "2025-01-17T10:00:00+09:00")
      await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      const { trades, money } = await portfolioOf(visitor)
      expect(trades.every(({ settled }) => settled)).toBe(true)
      expect(money).toMatchObject({ unsettledSells: 0, unsettledBuys: 0, taxReserved: 0 })
    })

    it("has an order of the plan for tomorrow, which holds no cash", async () => {
      const orders = await asCustomer(bed(), await arrive(), readPreorders)
      expect(orders).toMatchObject([{ number: 501, preorderType: 2, amount: 10_000, status: "cancelable" }])
    })

    it("executes the order of the plan on its day, once: bank, cash, lots, frames and history agree", async () => {
      const visitor = await arrive()
      const read = <Read>(what: (context: CustomerContext) => Promise<Read>) => asCustomer(bed(), visitor, what)
      const before = await portfolioOf(visitor)
      await setClock(visitor, "2025-01-16T08:59:00+09:00")
      await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      expect(await read(readPreorders)).toMatchObject([{ status: "placed" }])
      await setClock(visitor, "2025-01-16T09:01:00+09:00")
      await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      expect(await read(readPreorders)).toMatchObject([{ status: "executed" }])
      const after = await portfolioOf(visitor)
      const unit = { tradeType: 1, taxType: 4, amount: -10_000, unitPrice: "25000", quantity: 4_000_000_000 }
      expect(after.trades.slice(before.trades.length)).toMatchObject([
        { ...unit, settleDate: "2025-01-16", settled: true },
      ])
      expect(after.cost - before.cost).toBe(10_000)
      expect(after.money).toMatchObject({ balance: before.money.balance, unsettledBuys: 30_000 })
      expect(nisaFramesOf(after.trades, 2025, "2025-01-16").accumulation).toMatchObject({ used: 30_000, pending: 0 })
      const rows = (await read(readHistory)).filter(({ tradeDate }) => tradeDate === "2025-01-16")
      expect(rows.map(({ tradeType, amount }) => [tradeType, amount])).toEqual(
        expect.arrayContaining([
          [1, -10_000],
          [3, 10_000],
        ]),
      )
      const settled = (await read(readHistory)).filter(({ isSettled }) => isSettled)
      expect(sum(settled.map(({ amount }) => amount))).toBe(after.money.balance)
    })

    it("holds cash for an order until it is executed, and as unsettled purchase afterwards", async () => {
      const visitor = await visit(bed().app, "buy-reserved")
      const { money: before } = await portfolioOf(visitor)
      await setClock(visitor, "2025-01-16T09:01:00+09:00")
      await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      const { money: after } = await portfolioOf(visitor)
      expect(before).toMatchObject({ reservedBuys: 10_000, unsettledBuys: 30_000 })
      expect(after).toMatchObject({ reservedBuys: 0, unsettledBuys: 40_000, buyingPower: before.buyingPower })
    })
  })

  describe("the book of ten years", () => {
    it("agrees with the ledger, with its history and with the course of its assets", async () => {
      const visitor = await visit(bed().app, "decade-investor")
      const read = <Read>(what: (context: CustomerContext) => Promise<Read>) => asCustomer(bed(), visitor, what)
      const { money, trades, dividends, positions, totalAsset } = await read(readPortfolio)
      expect(trades.length).toBeGreaterThan(250)
      expect(dividends.length).toBeGreaterThan(50)
      expect(positions.every(({ quantity, cost }) => quantity > 0 && cost >= 0)).toBe(true)
      const rows = await read(readHistory)
      const settled = rows.filter(({ isSettled }) => isSettled)
      expect(sum(settled.map(({ amount }) => amount))).toBe(money.balance)
      expect(Math.min(...settled.map(({ balanceAfter }) => balanceAfter ?? 0))).toBeGreaterThanOrEqual(0)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      const points = await read((context) => readAssetHistory(context))
      expect(points.length).toBeGreaterThan(2_300)
      expect(points.at(-1)).toEqual({ date: "2025-01-15", totalAsset })
    })
  })
})
