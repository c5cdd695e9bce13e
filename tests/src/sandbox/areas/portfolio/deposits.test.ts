// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor, withdraw } from "../../support/testbed"
import document from "../../../../../schemas/calls/legacy/history_deposits.call.json"

const ask = async (visitor: Visitor, wish: Json = {}): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  const body = { TOKEN, YEAR: 2025, DEPOSIT_KIND: 0, PAGE_NO: 1, PAGE_SIZE: 30, ...wish }
  return (await visitor.send("POST", "/api/legacy/v2/history/deposits", body)).body
}
const rowsOf = (answer: Json) => answer["DEPOSIT_ARRAY"] as Json[]
const yen = (rows: readonly Json[], name: string) => rows.reduce((total, row) => total + Number(row[name]), 0)

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("the history of deposits", () => {
    it("has the figures of the catalogue", async () => {
      const answer = await ask(await arrive())
      const { DEPOSIT_ARRAY: rows, ...wanted } = document.samples.normal
      expect(answer).toMatchObject(wanted)
      expect(rowsOf(answer)).toMatchObject(rows.map(({ HISTORY_ID: _id, ...row }) => row))
    })

    it("shows all years without months, newest first, and one kind on request", async () => {
      const visitor = await arrive()
      const all = await ask(visitor, { YEAR: 0 })
      expect(all["MONTH_ARRAY"]).toEqual([])
      expect(rowsOf(all).map(({ DATE }) => DATE)).toEqual(["2025-01-06", "2024-06-28", "2023-04-03"])
      const out = await ask(visitor, { YEAR: 0, DEPOSIT_KIND: 2 })
      expect(rowsOf(out)).toMatchObject([{ TRADE_TYPE: 4, METHOD_NM: "サンプル銀行", AMOUNT: 46_827 }])
      expect(rowsOf(await ask(visitor, { YEAR: 0, DEPOSIT_KIND: 1 }))).toHaveLength(2)
    })

    it("gives 95 movements of a year on four pages, none twice", async () => {
      const visitor = await arrive("many-deposits")
      const pages = []
      for (const PAGE_NO of [1, 2, 3, 4]) pages.push(await ask(visitor, { YEAR: 2024, PAGE_NO }))
      expect(pages.map((page) => rowsOf(page).length)).toEqual([30, 30, 30, 5])
      expect(pages.map((page) => page["HAS_NEXT_FLG"])).toEqual([1, 1, 1, 0])
      const rows = pages.flatMap(rowsOf)
      expect(new Set(rows.map(({ HISTORY_ID }) => HISTORY_ID)).size).toBe(95)
      expect(rows.map(({ DATE }) => DATE)).toEqual(
        rows
          .map(({ DATE }) => DATE)
          .toSorted()
          .toReversed(),
      )
      const months = pages[0]?.["MONTH_ARRAY"] as Json[]
      expect(yen(months, "IN_AMOUNT") - yen(months, "OUT_AMOUNT")).toBe(-46_827)
    })

    it("follows deposits and withdrawals: totals, rows and months agree with the ledger", async () => {
      const visitor = await arrive("all-linked")
      await visitor.control("POST", "/deposits", { amount: 70_000 })
      await withdraw(visitor, 30_000, 2)
      await withdraw(visitor, 20_000, 1)
      await setClock(visitor, "2025-01-16T13:00:00+09:00")
      const answer = await ask(visitor, { YEAR: 0 })
      expect(rowsOf(answer)).toMatchObject([
        { DATE: "2025-01-16", TRADE_TYPE: 4, METHOD_NM: "サンプル銀行" },
        { DATE: "2025-01-16", TRADE_TYPE: 4, METHOD_NM: "サンプル銀行" },
        // What a pre-order costs comes from the bank on the morning on which it becomes a trade.
        { DATE: "2025-01-16", TRADE_TYPE: 3, METHOD_NM: "サンプルペイ銀行", AMOUNT: 10_000 },
        { DATE: "2025-01-15", TRADE_TYPE: 3, METHOD_NM: "銀行振込", AMOUNT: 70_000 },
        { DATE: "2025-01-15", TRADE_TYPE: 4, METHOD_NM: "サンプルペイマネー", AMOUNT: 30_000 },
        ...Array.from({ length: 3 }, () => ({})),
      ])
      const entries = (await visitor.control("GET", "/ledger")) as readonly { readonly postings: readonly Json[] }[]
      const outside = entries.filter(({ postings }) => postings.some(({ account }) => account === "bank"))
      const net = -yen(
        outside.flatMap(({ postings }) => postings.filter(({ account }) => account === "bank" || account === "fee")),
        "amount",
      )
      expect(answer["NET_AMOUNT"]).toBe(net)
      expect(Number(answer["TOTAL_IN_AMOUNT"]) - Number(answer["TOTAL_OUT_AMOUNT"])).toBe(net)
    })
  })
})
