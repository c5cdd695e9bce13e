// @vitest-environment node
import { describe, expect, it } from "vitest"
import document from "../../../../../schemas/calls/legacy/trades_today.call.json"
import { addPreorders, cancelPreorder } from "../../../../../src/sandbox/areas/book"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit } from "../../support/testbed"
import { asCustomer } from "../book/asCustomer"

const rows = (answer: Json, name: string) => answer[name] as Json[]

onEveryDatabase((bed) => {
  const arrive = () => visit(bed().app, "active-investor")

  describe("the trades of today", () => {
    it("have the figures of the catalogue", async () => {
      const answer = await (await arrive()).legacy("trades_today")
      const { TRADE_ARRAY: trades, ORDER_ARRAY: orders, BASE_DATETIME: _now, ...totals } = document.samples.normal
      expect(answer).toMatchObject({ STATUS: 0, ...totals })
      const plain = trades.map(({ TRADE_ID: _id, QUANTITY, ...trade }) => ({
        ...trade,
        QUANTITY: `${Number(QUANTITY)}`,
      }))
      expect(rows(answer, "TRADE_ARRAY")).toMatchObject(plain)
      expect(rows(answer, "ORDER_ARRAY")).toMatchObject(orders.map(({ ORDER_ID: _id, ...order }) => order))
    })

    it("are none early tomorrow, when the order can no longer be taken back", async () => {
      const visitor = await arrive()
      await setClock(visitor, "2025-01-16T08:00:00+09:00")
      const answer = await visitor.legacy("trades_today")
      expect(answer).toMatchObject({ TOTAL_BUY_AMOUNT: 0, TOTAL_SELL_AMOUNT: 0, TRADE_ARRAY: [] })
      expect(rows(answer, "ORDER_ARRAY")).toMatchObject([{ PREORDER_ID: 501, STATUS_CD: 2, CANCELABLE_FLG: 0 }])
    })

    it("are what the order has become, from nine o'clock on", async () => {
      const visitor = await arrive()
      await setClock(visitor, "2025-01-16T10:00:00+09:00")
      const answer = await visitor.legacy("trades_today")
      expect(answer).toMatchObject({ TOTAL_BUY_AMOUNT: 10_000, TOTAL_SELL_AMOUNT: 0, ORDER_ARRAY: [] })
      expect(rows(answer, "TRADE_ARRAY")).toMatchObject([
        { TRADE_DATETIME: "2025-01-16T09:00:00+09:00", AMOUNT: 10_000 },
      ])
    })

    it("show an order that was taken back as such, and only that one", async () => {
      const visitor = await arrive()
      await asCustomer(bed(), visitor, async (context) => {
        await addPreorders(context.trx, context.customer, [
          {
            number: 777,
            preorderType: 1,
            marketId: 11,
            brandId: 110001,
            taxType: 2,
            amount: 24_000,
            isFromBank: false,
            orderedAt: "2025-01-15T09:10:00+09:00",
            plannedDate: "2025-01-16",
            cancelUntil: "2025-01-15T23:59:00+09:00",
          },
        ])
        await cancelPreorder(context, 777)
      })
      const orders = rows(await visitor.legacy("trades_today"), "ORDER_ARRAY")
      expect(orders).toMatchObject([
        { PREORDER_ID: 777, STATUS_CD: 6, CANCELABLE_FLG: 0 },
        { PREORDER_ID: 501, STATUS_CD: 1, CANCELABLE_FLG: 1 },
      ])
    })
  })
})
