// @vitest-environment node
import { describe, expect, it } from "vitest"
import types from "../../../../../schemas/codes/transaction-type.codes.json"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, visit, type Visitor } from "../../support/testbed"

const paging = { PERIOD_TYPE: 2, SORT_TYPE: 0, PAGE_NO: 1, PAGE_SIZE: 30 }
const everything = { COUNTRY_TYPE: 0, TRADE_TYPE_ARRAY: [0], DATE_BASIS: 2 }

const ask = async (visitor: Visitor, path: string, body: Json): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/history/${path}`, { TOKEN, ...body })).body
}
const settlements = async (visitor: Visitor, wish: Json = {}) =>
  ask(visitor, "settlements_data", { ...paging, ...everything, ...wish })
const rowsOf = (answer: Json, name = "SETTLEMENT_ARRAY") => answer[name] as Json[]
const typesOf = (answer: Json) => rowsOf(answer).map(({ TRADE_TYPE }) => TRADE_TYPE)

onEveryDatabase((bed) => {
  const arrive = () => visit(bed().app, "active-investor")

  describe("settlements", () => {
    it("have what the catalogue says of the day: a sale that settles later, and the last deposit with its balance", async () => {
      const visitor = await arrive()
      const answer = await settlements(visitor, { TRADE_TYPE_ARRAY: [2, 3], PERIOD_TYPE: 1 })
      expect(answer).toMatchObject({ OPEN_DATE: "2023-04-03", TOTAL_COUNT: 2, HAS_NEXT_FLG: 0 })
      expect(rowsOf(answer)).toMatchObject([
        { TRADE_TYPE: 2, TRADE_DATE: "2025-01-15", SETTLE_DATE: "2025-01-17", SETTLED_FLG: 0, BRAND_CD: "1399" },
        {
          TRADE_TYPE: 3,
          SETTLED_FLG: 1,
          SETTLE_AMOUNT: 100_000,
          BALANCE_AFTER: 318_292,
          METHOD_NM: "サンプルペイ銀行",
        },
      ])
      expect(rowsOf(answer)[0]).toMatchObject({ QUANTITY: "20", UNIT_PRICE: "2500", TRADE_AMOUNT: 50_000, FEE: 0 })
    })

    it("of one country hold its brands only, and none of the money that came or went", async () => {
      const visitor = await arrive()
      const markets = async (COUNTRY_TYPE: number) =>
        new Set(rowsOf(await settlements(visitor, { COUNTRY_TYPE, PERIOD_TYPE: 0 })).map(({ MARKET_ID }) => MARKET_ID))
      expect([await markets(1), await markets(2), await markets(3)]).toEqual([
        new Set([11]),
        new Set([2]),
        new Set([99]),
      ])
    })

    it("follow brand, days and order, and say which types there are at all", async () => {
      const visitor = await arrive()
      const ofBrand = await settlements(visitor, { MARKET_ID: 11, BRAND_ID: 110901, PERIOD_TYPE: 0, SORT_TYPE: 1 })
      expect(typesOf(ofBrand)).toEqual([1, 2, 8])
      expect(ofBrand["AVAILABLE_TYPE_ARRAY"]).toEqual([1, 2, 3, 4, 8, 10, 12, 33])
      const days = { PERIOD_TYPE: 4, DATE_FROM: "2025-01-08", DATE_TO: "2025-01-14" }
      expect(typesOf(await settlements(visitor, { ...days, SORT_TYPE: 2 }))).toEqual([33, 10, 10])
      expect(typesOf(await settlements(visitor, { ...days, DATE_BASIS: 1 }))).toContain(12)
      expect(typesOf(await settlements(visitor, { ...days, DATE_FROM: "2025-01-09" }))).not.toContain(3)
    })

    it("are the same for days until today as for a period until today, with what settles later", async () => {
      const visitor = await arrive()
      const idsOf = (answer: Json) => rowsOf(answer).map(({ HISTORY_ID }) => HISTORY_ID)
      const isAhead = ({ SETTLED_FLG }: Json) => SETTLED_FLG === 0
      const period = await settlements(visitor, { PERIOD_TYPE: 2 })
      const days = { PERIOD_TYPE: 4, DATE_FROM: "2024-10-15", DATE_TO: "2025-01-15" }
      expect(rowsOf(period).some(isAhead)).toBe(true)
      expect(idsOf(await settlements(visitor, days))).toEqual(idsOf(period))
      const until = await settlements(visitor, { ...days, DATE_TO: "2025-01-14" })
      expect(rowsOf(until).some(isAhead)).toBe(false)
    })

    it("are named as the code table names their types", async () => {
      const labels = new Map(types.codes.map(({ code, label }) => [code, label]))
      for (const row of rowsOf(await settlements(await arrive(), { PERIOD_TYPE: 0, PAGE_SIZE: 100 })))
        expect(row["TRADE_TYPE_NM"]).toBe(labels.get(Number(row["TRADE_TYPE"])))
    })

    it.each([
      ["no days", {}],
      ["one day only", { DATE_FROM: "2025-01-10" }],
      ["days the wrong way round", { DATE_FROM: "2025-01-14", DATE_TO: "2025-01-10" }],
    ])("are refused for %s", async (_what, days) => {
      const visitor = await arrive()
      const refusal = { ERROR_CD: "PERIOD_INVALID", MESSAGE_ARRAY: ["期間をご確認ください。"] }
      expect(await settlements(visitor, { PERIOD_TYPE: 4, ...days })).toMatchObject(refusal)
      const trades = { ...paging, COUNTRY_TYPE: 1, SIDE_TYPE: 0, PERIOD_TYPE: 4, ...days }
      expect(await ask(visitor, "country_trades", trades)).toMatchObject(refusal)
    })

    it("come in pages, none twice", async () => {
      const visitor = await arrive()
      const pages = []
      for (const PAGE_NO of [1, 2]) pages.push(await settlements(visitor, { PERIOD_TYPE: 0, PAGE_SIZE: 8, PAGE_NO }))
      const ids = pages.flatMap((page) => rowsOf(page)).map(({ HISTORY_ID }) => HISTORY_ID)
      expect([pages.map(({ HAS_NEXT_FLG }) => HAS_NEXT_FLG), new Set(ids).size]).toEqual([[1, 1], 16])
    })

    it("name the brands of a country", async () => {
      const { BRAND_ARRAY } = await ask(await arrive(), "settlements_brands", { COUNTRY_TYPE: 1 })
      expect(BRAND_ARRAY).toMatchObject([{ BRAND_CD: "1399", ETF_FLG: 1 }, { BRAND_CD: "7999" }])
    })
  })

  describe("trades of a country", () => {
    const trades = async (visitor: Visitor, wish: Json) =>
      ask(visitor, "country_trades", { ...paging, PERIOD_TYPE: 0, SIDE_TYPE: 0, ...wish })

    it("are executions alone, in dollars too where they were paid in dollars", async () => {
      const visitor = await arrive()
      const answer = await trades(visitor, { COUNTRY_TYPE: 2 })
      expect(answer["OPEN_DATE"]).toBe("2023-04-03")
      const us = rowsOf(answer, "TRADE_ARRAY")
      expect(us[0]).toMatchObject({ LOCAL_TRADE_DATE: "2025-01-14", AMOUNT: 30_000, AMOUNT_USD: "200.00", FEE: 0 })
      const jp = rowsOf(await trades(visitor, { COUNTRY_TYPE: 1 }), "TRADE_ARRAY")
      expect(jp.map(({ TRADE_TYPE }) => TRADE_TYPE)).toEqual([2, 1, 1])
    })

    it("are of one side on request", async () => {
      const sold = rowsOf(await trades(await arrive(), { COUNTRY_TYPE: 1, SIDE_TYPE: 2 }), "TRADE_ARRAY")
      expect(sold).toMatchObject([{ TRADE_DATETIME: "2025-01-15T09:31:00+09:00", AMOUNT: 50_000, AMOUNT_USD: null }])
    })
  })
})
