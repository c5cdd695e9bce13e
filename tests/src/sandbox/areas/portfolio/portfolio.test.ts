// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, visit, type Visitor } from "../../support/testbed"
import assets from "../../../../../schemas/calls/bff/portfolio-assets.call.json"
import summary from "../../../../../schemas/calls/bff/portfolio-summary.call.json"

const get = async (visitor: Visitor, path: string): Promise<Json> =>
  (await visitor.send("GET", `/api/bff/api/portfolio/${path}`)).body
const numberOf = (value: unknown) => Number((value as Json)["n"])
const rowsOf = (value: unknown) => value as readonly Json[]
const sumOf = (rows: readonly Json[], name: string) => rows.reduce((sum, row) => sum + numberOf(row[name]), 0)
const byId = (answer: Json, name: string, key: string) =>
  rowsOf(answer[name]).toSorted((one, other) => String(one[key]).localeCompare(String(other[key])))

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("the portfolio", () => {
    it("has the figures of the catalogue", async () => {
      const answer = await get(await arrive(), "summary/v1")
      const { assets: _assets, courses: _courses, ...figures } = summary.samples.normal
      expect(answer).toMatchObject(figures)
      expect(byId(answer, "assets", "asset_id")).toEqual(byId(summary.samples.normal, "assets", "asset_id"))
      expect(byId(answer, "courses", "course_type")).toEqual(byId(summary.samples.normal, "courses", "course_type"))
    })

    it("has a row for each lot by account, which sum up to the same", async () => {
      const visitor = await arrive()
      const answer = await get(visitor, "summary/v1?group=tax")
      expect(byId(answer, "assets", "asset_id")).toEqual(byId(summary.samples.by_tax, "assets", "asset_id"))
      for (const name of ["market_value", "cost", "gain_loss"])
        expect(sumOf(rowsOf(answer["assets"]), name)).toBe(numberOf(answer[name]))
    })

    it("grew day by day up to the total of now", async () => {
      const visitor = await arrive()
      const points = rowsOf((await get(visitor, "history/v1?period=3m"))["points"])
      expect(points[0]?.["date"]).toBe("2024-10-15")
      expect(points.slice(-2)).toEqual([
        { date: "2025-01-14", total_asset: { n: 704_906, e10: 0, unit: "jpy" } },
        { date: "2025-01-15", total_asset: { n: 687_500, e10: 0, unit: "jpy" } },
      ])
    })

    it.each([
      ["1m", "2024-12-16"],
      ["1y", "2024-01-15"],
      ["all", "2023-04-03"],
    ])("tells %s from the first business day on, %s", async (period, first) => {
      const points = rowsOf((await get(await arrive(), `history/v1?period=${period}`))["points"])
      expect(points[0]?.["date"]).toBe(first)
      expect(points.at(-1)?.["date"]).toBe("2025-01-15")
    })
  })

  describe("one holding", () => {
    const samples = [assets.samples.normal, assets.samples.fund_nisa, assets.samples.jp_stock_loss]

    it.each(samples.map((sample) => [sample.asset_id, sample] as const))(
      "is %s as in the catalogue",
      async (id, sample) => {
        const answer = await get(await arrive(), `assets/v1/${id}`)
        const { recent_trades: _trades, ...wanted } = sample
        expect(answer).toMatchObject(wanted)
        expect(rowsOf(answer["recent_trades"]).length).toBeGreaterThan(0)
      },
    )

    it("gains what its price and what the exchange rate made", async () => {
      const answer = await get(await arrive(), "assets/v1/2-200001")
      expect(numberOf(answer["stock_effect"]) + numberOf(answer["fx_effect"])).toBe(numberOf(answer["gain_loss"]))
    })

    it("is one lot where the account is named", async () => {
      const answer = await get(await arrive(), "assets/v1/99-900001-4")
      expect(answer).toMatchObject({ quantity: "52000", market_value: { n: 130_000 }, lots: [{ tax_type: 4 }] })
    })

    it("cannot be sold twice: what waits to be sold is taken off", async () => {
      const answer = await get(await arrive("sell-order"), "assets/v1/11-110001")
      expect(answer).toMatchObject({ quantity: "12.5", sellable_quantity: "7.5" })
    })

    it("is not found where the customer holds no such thing", async () => {
      const answer = await get(await arrive(), "assets/v1/2-999999")
      expect(answer).toMatchObject({ halfsheet_error: { title: "保有資産が見つかりません" } })
    })
  })
})
