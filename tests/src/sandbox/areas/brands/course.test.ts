// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import type { BffCalls } from "../../../../../src/contracts/bff"
import { openTestbed, type Testbed, visit, type Visitor } from "../../support/testbed"

type Course = BffCalls["bff/course"]["response"]

let bed: Testbed
let visitor: Visitor
beforeAll(async () => {
  bed = await openTestbed()
  visitor = await visit(bed.app, "active-investor")
})

const ask = (brand: string, period = "1m") => visitor.send("GET", `/api/bff/api/course/v1/${brand}?period=${period}`)
const course = async (brand: string, period?: string) => (await ask(brand, period)).body as unknown as Course
const numberOf = (value: { n: number } | null | undefined) => value?.n

describe("bff/course", () => {
  it.each([
    ["99/900001", 25_000, 24_752],
    ["11/110001", 2_400, 2_412],
    ["2/200001", 20_000, 20_619],
    ["11/110901", 2_500, 2_500],
  ])("%s ends at its price, after its previous close", async (brand, price, previous) => {
    const { price: now, previous_close: close, points } = await course(brand)
    expect([numberOf(now), numberOf(close)]).toEqual([price, previous])
    expect(points.slice(-2).map((point) => point.price.n)).toEqual([previous, price])
  })

  it("has the prices that the list of prices has", async () => {
    const { body } = await visitor.send("GET", "/api/bff/api/brand/prices/v1")
    const { prices } = body as unknown as BffCalls["bff/brand-prices"]["response"]
    for (const { market_id, brand_id, price, gain_loss_percentage } of prices)
      expect(await course(`${market_id}/${brand_id}`)).toMatchObject({ price, gain_loss_percentage })
  })

  it.each(["2/200001", "11/110001", "1/210001", "11/110901"])(
    "%s moved today between its low and its high",
    async (brand) => {
      const { open, high, low, price, points } = await course(brand, "1d")
      const day = points.map((point) => point.price.n)
      expect([day[0], day.at(-1)]).toEqual([open?.n, price?.n])
      expect([Math.min(...day), Math.max(...day)]).toEqual([low?.n, high?.n])
      expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted())
    },
  )

  it("says the numbers of the catalogue's US share, and its price in yen", async () => {
    expect(await course("2/200001")).toMatchObject({
      open: { n: 20_500 },
      high: { n: 20_650 },
      low: { n: 19_900 },
      price_jpy: { n: 30_000, unit: "jpy" },
      base_datetime: "2025-01-15T06:00:00+09:00",
      per: "25.10",
    })
  })

  it.each([
    ["1m", "2024-12-16", 17],
    ["6m", "2024-07-16", 100],
    ["1y", "2024-01-15", 200],
    ["5y", "2020-01-", 200],
  ])(
    "%s begins where it should, and has points enough for a line and few enough for a phone",
    async (period, first, least) => {
      const { points } = await course("99/900001", period)
      expect(points[0]?.at).toContain(first)
      expect(points.length).toBeGreaterThan(least)
      expect(points.length).toBeLessThan(400)
    },
  )

  it("has no day of a fund, which has one price a day", async () => {
    const { points, open, fund } = await course("99/900001", "1d")
    expect([points.length > 10, open, fund?.risk_level]).toEqual([true, null, 4])
  })

  it("knows what can no longer be bought, and no brand that there is not", async () => {
    expect(await course("11/110002")).toMatchObject({ buyable: false, price: { n: 310 } })
    for (const brand of ["11/999999", "2/110001"]) expect((await ask(brand)).status).toBe(404)
  })
})
