// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, visit, withdraw } from "../../support/testbed"
import normal from "../../../../../schemas/calls/legacy/money_schedule.call.json"
import primary from "../../../../../schemas/calls/legacy/money_schedule_primary.call.json"
import secondary from "../../../../../schemas/calls/legacy/money_schedule_secondary.call.json"

const rowsOf = (answer: Json) => answer["SCHEDULE_ARRAY"] as Json[]
const column = (answer: Json, name: string) => rowsOf(answer).map((row) => row[name])

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("the money schedules", () => {
    it.each([
      ["active-investor", "normal"],
      ["no-cash", "zero"],
      ["cash-short", "short"],
      ["many-settlements", "many"],
    ] as const)("answer in the world %s what the document gives as %s", async (world, sample) => {
      const answer = await (await arrive(world)).legacy("money_schedule")
      const { BASE_DATETIME, ...wanted } = normal.samples[sample]
      expect(answer).toMatchObject(wanted)
      expect(answer["BASE_DATETIME"]).toMatch(BASE_DATETIME.slice(0, 16))
    })

    it("explain buying power and withdrawable amount with the figures of the catalogue", async () => {
      const visitor = await arrive()
      const { BASE_DATETIME: _first, ...buying } = primary.samples.normal
      const { BASE_DATETIME: _second, ...leaving } = secondary.samples.normal
      expect(await visitor.legacy("money_schedule_primary")).toMatchObject(buying)
      expect(await visitor.legacy("money_schedule_secondary")).toMatchObject(leaving)
    })

    it("say what is missing where more is claimed than there is, and promise nothing of it", async () => {
      const visitor = await arrive("cash-short")
      const { BASE_DATETIME: _first, ...buying } = primary.samples.short
      const { BASE_DATETIME: _second, ...leaving } = secondary.samples.short
      expect(await visitor.legacy("money_schedule_primary")).toMatchObject(buying)
      expect(await visitor.legacy("money_schedule_secondary")).toMatchObject(leaving)
    })

    it("count a reserved purchase against both from the day it is reserved", async () => {
      const visitor = await arrive("buy-reserved")
      expect(await visitor.legacy("money_schedule_primary")).toMatchObject({
        RESERVED_BUY_AMOUNT: 10_000,
        BUYING_POWER: 275_000,
      })
      expect(column(await visitor.legacy("money_schedule_secondary"), "WITHDRAWABLE_AMOUNT")).toEqual([
        225_000, 225_000, 275_000, 275_000, 275_000,
      ])
    })

    it.each([
      ["2025-01-18T10:00:00+09:00", ["2025-01-20", "2025-01-21", "2025-01-22", "2025-01-23", "2025-01-24"]],
      ["2025-12-29T10:00:00+09:00", ["2025-12-29", "2025-12-30", "2026-01-05", "2026-01-06", "2026-01-07"]],
    ])("show at %s five days when banks are open", async (now, dates) => {
      const visitor = await arrive()
      await setClock(visitor, now)
      expect(column(await visitor.legacy("money_schedule"), "DATE")).toEqual(dates)
    })

    it("move what is due from the plan into the balance", async () => {
      const visitor = await arrive()
      const before = await visitor.legacy("money_schedule")
      await setClock(visitor, "2025-01-16T12:00:01+09:00")
      expect(await visitor.legacy("money_schedule")).toMatchObject({ DEPOSIT_BALANCE: 270_000, BUYING_POWER: 285_000 })
      await setClock(visitor, "2025-01-17T09:00:00+09:00")
      const after = await visitor.legacy("money_schedule")
      expect(after).toMatchObject({ DEPOSIT_BALANCE: 285_000, WITHDRAWABLE_AMOUNT: 285_000 })
      expect(rowsOf(after)[0]).toEqual({ ...rowsOf(before)[2], IN_AMOUNT: 0, OUT_AMOUNT: 0, DETAIL_ARRAY: [] })
    })

    it("follow a withdrawal at once, with the amount that withdrawals name", async () => {
      const visitor = await arrive()
      await withdraw(visitor, 100_000)
      const schedule = await visitor.legacy("money_schedule")
      expect(schedule).toMatchObject({ DEPOSIT_BALANCE: 320_000, BUYING_POWER: 185_000, WITHDRAWABLE_AMOUNT: 135_000 })
      expect(rowsOf(schedule)[1]).toMatchObject({ DATE: "2025-01-16", OUT_AMOUNT: 150_000, DEPOSIT_BALANCE: 170_000 })
      expect(schedule["WITHDRAWABLE_AMOUNT"]).toBe(await available(visitor))
    })

    it("are nobody's business without a session", async () => {
      const visitor = await arrive()
      visitor.cookies.set("TOKEN", "somebody")
      expect(await visitor.legacy("money_schedule")).toMatchObject({ LOGIN_STATUS: 1 })
    })
  })
})
