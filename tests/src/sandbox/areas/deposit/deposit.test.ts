// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, visit, type Visitor, withdraw } from "../../support/testbed"
import document from "../../../../../schemas/calls/legacy/deposit.call.json"

const paid = (visitor: Visitor, deposit: Json) => visitor.control("POST", "/deposits", deposit) as Promise<Json>

async function netBankUrl(visitor: Visitor, amount: number): Promise<string> {
  const [bank] = (await visitor.legacy("deposit"))["NETBANK_ARRAY"] as Json[]
  return String(bank?.["URL_TEMPLATE"]).replace("{AMOUNT}", String(amount))
}

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("paying in", () => {
    it.each([
      ["active-investor", "normal"],
      ["deposit-account-preparing", "preparing"],
      ["no-netbanks", "no_netbank"],
      ["one-netbank", "one_netbank"],
      ["many-netbanks", "many"],
      ["paybank-unlinked", "unlinked"],
      ["no-buy-from-bank", "no_oitamama"],
    ] as const)("answers in the world %s what the document gives as %s", async (world, sample) => {
      const answer = await (await arrive(world)).legacy("deposit")
      const { BASE_DATETIME: _at, NETBANK_ARRAY: banks, ...wanted } = document.samples[sample]
      expect(answer).toMatchObject(wanted)
      const shown = (rows: unknown) =>
        (rows as Json[]).map(({ NETBANK_ID, BANK_NM, SERVICE_HOURS, AVAILABLE_FLG }) => {
          return { NETBANK_ID, BANK_NM, SERVICE_HOURS, AVAILABLE_FLG }
        })
      if (world !== "deposit-account-preparing") expect(shown(answer["NETBANK_ARRAY"])).toEqual(shown(banks))
    })

    it("from a net bank counts at once, wherever cash is shown", async () => {
      const visitor = await arrive()
      expect(await paid(visitor, { url: await netBankUrl(visitor, 100_000) })).toEqual({ ok: true })
      expect(await visitor.legacy("deposit")).toMatchObject({ BUYING_POWER: 385_000 })
      expect(await visitor.legacy("money_schedule")).toMatchObject({
        DEPOSIT_BALANCE: 420_000,
        BUYING_POWER: 385_000,
        WITHDRAWABLE_AMOUNT: 335_000,
      })
      expect(await available(visitor)).toBe(335_000)
      expect(await withdraw(visitor, 335_000)).toMatchObject({ STATUS: 0 })
    })

    it.each([
      ["2025-01-15T10:00:00+09:00", "2025-01-15", "2025-01-15T11:00:00+09:00"],
      ["2025-01-15T14:59:00+09:00", "2025-01-15", "2025-01-15T15:59:00+09:00"],
      ["2025-01-15T15:00:00+09:00", "2025-01-16", "2025-01-16T10:00:00+09:00"],
      ["2025-01-16T08:30:00+09:00", "2025-01-16", "2025-01-16T10:00:00+09:00"],
      ["2025-01-10T16:00:00+09:00", "2025-01-14", "2025-01-14T10:00:00+09:00"],
    ])("by transfer at %s is planned for %s and there at %s", async (sent, day, arrival) => {
      const visitor = await arrive()
      await setClock(visitor, sent)
      const before = await visitor.legacy("money_schedule")
      expect(await paid(visitor, { amount: 70_000 })).toEqual({ ok: true })
      const planned = await visitor.legacy("money_schedule")
      expect(planned["BUYING_POWER"]).toBe(before["BUYING_POWER"])
      const row = (planned["SCHEDULE_ARRAY"] as Json[]).find(({ DATE }) => DATE === day)
      expect(row?.["DETAIL_ARRAY"]).toContainEqual(expect.objectContaining({ TRADE_TYPE: 3, AMOUNT: 70_000 }))
      await setClock(visitor, arrival)
      const after = await visitor.legacy("money_schedule")
      expect(Number(after["BUYING_POWER"]) - Number(before["BUYING_POWER"])).toBe(70_000)
    })

    it("shows in the plan of buying power on the day that a transfer arrives", async () => {
      const visitor = await arrive()
      await setClock(visitor, "2025-01-15T18:00:00+09:00")
      await paid(visitor, { amount: 70_000 })
      const rows = (await visitor.legacy("money_schedule_primary"))["SCHEDULE_ARRAY"] as Json[]
      expect(rows.map((row) => row["BUYING_POWER"])).toEqual([285_000, 355_000, 355_000, 355_000, 355_000])
      expect(rows.map((row) => row["DIFF_AMOUNT"])).toEqual([0, 70_000, 0, 0, 0])
    })

    it("is refused by the bank for amounts, banks and customers that it cannot take", async () => {
      const visitor = await arrive()
      const url = await netBankUrl(visitor, 100_000)
      const wrong = [
        await netBankUrl(visitor, 999),
        await netBankUrl(visitor, 50_000_001),
        await netBankUrl(visitor, 1000.5),
        url.replace("bank=SPB", "bank=MHN"),
        url.replace("bank=SPB", "bank=ZZZ"),
        url.replace(/key=.*/, "key=somebody"),
        "netbank",
      ]
      for (const address of wrong) expect(await paid(visitor, { url: address })).toMatchObject({ ok: false })
      for (const amount of [0, -1, 0.5, "100", null])
        expect(await paid(visitor, { amount })).toMatchObject({ ok: false })
      expect(await visitor.legacy("deposit")).toMatchObject({ BUYING_POWER: 285_000 })
    })

    it("waits until the account is prepared", async () => {
      expect(await paid(await arrive("deposit-account-preparing"), { amount: 1_000 })).toMatchObject({ ok: false })
    })

    it("closes net banks at night", async () => {
      const visitor = await arrive("many-netbanks")
      await setClock(visitor, "2025-01-15T21:00:00+09:00")
      const banks = (await visitor.legacy("deposit"))["NETBANK_ARRAY"] as Json[]
      const closed = banks.filter(({ AVAILABLE_FLG }) => AVAILABLE_FLG === 0)
      expect(closed).toHaveLength(6)
      expect(closed.every(({ URL_TEMPLATE }) => URL_TEMPLATE === "")).toBe(true)
    })
  })
})
