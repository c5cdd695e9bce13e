// @vitest-environment node
import { describe, expect, it } from "vitest"
import { newTradeAs } from "../../../../../src/sandbox/areas/book/addTrades"
import { nisaFramesOf } from "../../../../../src/sandbox/areas/book/nisaFrames"
import { taxTypes } from "../../../../../src/sandbox/areas/book/trade"
import { tradeTypes } from "../../../../../src/sandbox/areas/customers"

/** Shares of 100,000 yen, bought at the end of 2025. */
const bought = (tradedAt: string, settleDate: string) =>
  newTradeAs(
    {
      brand: { marketId: 1, brandId: 110001 },
      tradeType: tradeTypes.buy,
      taxType: taxTypes.growth,
      tradedAt,
      settleDate,
      quantity: 1,
      amount: -100_000,
    },
    1,
  )
const growthOf = (trade: ReturnType<typeof bought>, year: number, today: string) =>
  nisaFramesOf([trade], year, today).growth

describe("nisaFramesOf around New Year", () => {
  const unused = { used: 0, pending: 0, remain: 2_400_000 }

  it("counts what is bought in December and settled in January in the new year alone", () => {
    const trade = bought("2025-12-30T10:00:00+09:00", "2026-01-05")
    expect(growthOf(trade, 2025, "2025-12-30")).toMatchObject(unused)
    expect(growthOf(trade, 2026, "2025-12-30")).toMatchObject({ used: 0, pending: 100_000, remain: 2_300_000 })
    expect(growthOf(trade, 2026, "2026-01-05")).toMatchObject({ used: 100_000, pending: 0 })
  })

  it("does not let what is settled in the old year wait in the new one", () => {
    const trade = bought("2025-12-26T10:00:00+09:00", "2025-12-30")
    expect(growthOf(trade, 2025, "2025-12-29")).toMatchObject({ used: 0, pending: 100_000, remain: 2_300_000 })
    expect(growthOf(trade, 2026, "2025-12-29")).toMatchObject(unused)
  })
})
