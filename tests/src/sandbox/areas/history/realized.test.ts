// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, visit, type Visitor } from "../../support/testbed"
import document from "../../../../../schemas/calls/legacy/history_realize_profit.call.json"
import brands from "../../../../../schemas/calls/legacy/history_realize_profit_brands.call.json"

const filter = { YEAR: 2025, TAX_TYPE: 0, COUNTRY_TYPE: 0 }

const ask = async (visitor: Visitor, path: string, body: Json): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/history/${path}`, { TOKEN, ...filter, ...body })).body
}
const detail = { DETAIL_FLG: 1, PAGE_NO: 1, PAGE_SIZE: 30 }

onEveryDatabase((bed) => {
  const arrive = () => visit(bed().app, "active-investor")

  describe("realised profit", () => {
    it("has the figures of the catalogue: year, tax, months and brands", async () => {
      const visitor = await arrive()
      expect(await ask(visitor, "realize_profit", { DETAIL_FLG: 0 })).toMatchObject(document.samples.normal)
      expect(await ask(visitor, "realize_profit_brands", {})).toMatchObject(brands.samples.normal)
    })

    it("has the sales of a brand", async () => {
      const answer = await ask(await arrive(), "realize_profit", { ...detail, MARKET_ID: 11, BRAND_ID: 110901 })
      const sales = document.samples.detail.DETAIL_ARRAY.map(({ HISTORY_ID: _id, ...sale }) => sale)
      expect(answer["DETAIL_ARRAY"]).toMatchObject(sales)
    })

    it.each([
      ["another account", { TAX_TYPE: 3 }],
      ["another country", { COUNTRY_TYPE: 2 }],
      ["a year without a sale", { YEAR: 2024 }],
    ])("has neither profit nor tax in %s", async (_what, wish) => {
      const answer = await ask(await arrive(), "realize_profit", { ...detail, ...wish })
      expect(answer).toMatchObject({ OPEN_YEAR: 2023, TOTAL_PROFIT: 0, TAX_COLLECTED_AMOUNT: 0, DETAIL_ARRAY: [] })
    })

    it("knows no brand that the customer never traded", async () => {
      const answer = await ask(await arrive(), "realize_profit", { ...detail, MARKET_ID: 11, BRAND_ID: 1 })
      expect(answer).toMatchObject({ STATUS: 1, REDIRECT_CODE: 404 })
    })
  })
})
