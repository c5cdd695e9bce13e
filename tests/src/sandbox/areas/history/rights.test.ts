// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, visit, type Visitor } from "../../support/testbed"
import document from "../../../../../schemas/calls/legacy/history_ca_dividend.call.json"

const ask = async (visitor: Visitor, path: string, wish: Json = {}): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  const body = { TOKEN, YEAR: 2025, CA_KIND: 0, COUNTRY_TYPE: 0, ...wish }
  return (await visitor.send("POST", `/api/legacy/v2/history/${path}`, body)).body
}
const page = { PAGE_NO: 1, PAGE_SIZE: 30 }

onEveryDatabase((bed) => {
  const arrive = () => visit(bed().app, "active-investor")

  describe("dividends and rights", () => {
    it("have the figures of the catalogue", async () => {
      const { CA_ARRAY: rows, ...totals } = document.samples.normal
      const answer = await ask(await arrive(), "ca_dividend", page)
      expect(answer).toMatchObject(totals)
      expect(answer["CA_ARRAY"]).toMatchObject(rows.map(({ HISTORY_ID: _id, ...row }) => row))
    })

    it("of one country or brand are added up alone", async () => {
      const visitor = await arrive()
      const us = { TOTAL_COUNT: 1, TOTAL_GROSS_AMOUNT: 150, TOTAL_FOREIGN_TAX: 15, TOTAL_NET_AMOUNT: 109 }
      expect(await ask(visitor, "ca_dividend", { ...page, COUNTRY_TYPE: 2 })).toMatchObject(us)
      const brand = { MARKET_ID: 11, BRAND_ID: 110001 }
      expect(await ask(visitor, "ca_dividend", { ...page, ...brand })).toMatchObject({ TOTAL_NET_AMOUNT: 399 })
    })

    it("come in pages, while the totals stay those of all", async () => {
      const second = await ask(await arrive(), "ca_dividend", { PAGE_NO: 2, PAGE_SIZE: 2 })
      expect(second).toMatchObject({ TOTAL_NET_AMOUNT: 1_708, HAS_NEXT_FLG: 0, CA_ARRAY: [{ BRAND_CD: "SMPT" }] })
    })

    it("name their brands", async () => {
      const { BRAND_ARRAY } = await ask(await arrive(), "ca_dividend_brands", { CA_KIND: 1 })
      expect(BRAND_ARRAY).toMatchObject([{ BRAND_CD: "99A0001" }, { BRAND_CD: "7999" }, { BRAND_CD: "SMPT" }])
    })
  })
})
