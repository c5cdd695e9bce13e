// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { available, type Json, setClock, visit, withdraw } from "../../support/testbed"

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)
  const confirm = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 100_000 }

  describe("withdrawal", () => {
    it("answers the fixture customer with the figures of the catalogue", async () => {
      const visitor = await arrive()
      const select = await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      expect(select).toMatchObject({
        STATUS: 0,
        WITHDRAWABLE_AMOUNT: 235_000,
        BANK_REGISTERED_FLG: 1,
        PENDING_COUNT: 1,
      })
      const input = await visitor.legacy("withdrawal", { WITHDRAW_TYPE: 1 })
      expect(input).toMatchObject({
        TAX_RESERVED_AMOUNT: 5000,
        PENDING_WITHDRAWAL_AMOUNT: 50_000,
        EXPECTED_DATE: "2025-01-16",
      })
      expect(input["CANCEL_LIMIT_TEXT"]).toBe("本日15:30")
      const confirmed = await visitor.legacy("withdrawal_confirm", confirm)
      expect(confirmed).toMatchObject({
        FEE: 385,
        RECEIVE_AMOUNT: 99_615,
        AFTER_WITHDRAWABLE_AMOUNT: 135_000,
        WARNING_TEXT: "",
      })
      expect(confirmed["CONFIRM_LIMIT_DATETIME"]).toBe("2025-01-15T10:15:00+09:00")
      const done = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"] })
      expect(done).toMatchObject({ STATUS: 0, WITHDRAWAL_NO: "W250115-0002", AMOUNT: 100_000, CANCELABLE_FLG: 1 })
      expect(await available(visitor)).toBe(135_000)
    })

    it("shows two destinations to view version 1 and three to version 2", async () => {
      const visitor = await arrive()
      const count = async (VIEW_VERSION: number) =>
        ((await visitor.legacy("withdraw_select", { VIEW_VERSION }))["DESTINATION_ARRAY"] as Json[]).length
      expect([await count(1), await count(2)]).toEqual([2, 3])
    })

    it.each([
      ["active-investor", 235_001, "INSUFFICIENT", "出金可能額を超えています。金額をご確認ください。"],
      ["active-investor", 100_000_001, "LIMIT_OVER", "1回の出金の上限額を超えています。"],
      ["active-investor", 999, "BELOW_MIN", "出金額は1,000円以上で入力してください。"],
      ["out-of-hours", 1000, "OUT_OF_HOURS", "ただいま出金の受付時間外です。"],
    ])("refuses in the world %s an amount of %i with %s", async (world, AMOUNT, code, message) => {
      const visitor = await arrive(world)
      const answer = await visitor.legacy("withdrawal_confirm", { ...confirm, AMOUNT })
      expect(answer).toMatchObject({ STATUS: 1, ERROR_CD: code, MESSAGE_ARRAY: [message] })
    })

    it("lets a small balance go as a whole only if more than the fee is left", async () => {
      const whole = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 2 }
      const low = await (await arrive("low-balance")).legacy("withdrawal_confirm", whole)
      expect(low).toMatchObject({ STATUS: 0, AMOUNT: 900, FEE: 275, RECEIVE_AMOUNT: 625 })
      const small = await (await arrive("small-balance")).legacy("withdrawal_confirm", whole)
      expect(small).toMatchObject({ STATUS: 1, ERROR_CD: "BELOW_FEE" })
    })

    it("warns about an equal amount of the same day", async () => {
      const visitor = await arrive()
      await withdraw(visitor, 20_000)
      const again = await visitor.legacy("withdrawal_confirm", { ...confirm, AMOUNT: 20_000 })
      expect(again["WARNING_TEXT"]).toContain("同じ金額の出金申込")
    })

    it("gives the first answer to a repeated request id and moves the money once", async () => {
      const visitor = await arrive()
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      const id = randomUUID()
      const first = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)
      bed().wait(60_000)
      expect(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)).toEqual(first)
      expect(await available(visitor)).toBe(135_000)
      expect(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY })).toMatchObject({ ERROR_CD: "EXPIRED" })
    })

    it("refuses another body under a request id that was used, and moves nothing", async () => {
      const visitor = await arrive()
      const confirmed = await Promise.all([confirm, confirm].map((wish) => visitor.legacy("withdrawal_confirm", wish)))
      const [first, second] = confirmed.map(({ CONFIRM_KEY }) => ({ CONFIRM_KEY }))
      const id = randomUUID()
      expect(await visitor.legacyWrite("withdrawal_complete", first ?? {}, id)).toMatchObject({ STATUS: 0 })
      expect(await visitor.legacyWrite("withdrawal_complete", second ?? {}, id)).toMatchObject({
        STATUS: 2,
        FIELD_ERROR_ARRAY: [{ PROPERTY: "REQUEST_ID" }],
      })
      expect(await available(visitor)).toBe(135_000)
    })

    it("runs ten concurrent calls with one request id once", async () => {
      const visitor = await arrive()
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      const id = randomUUID()
      const send = () => visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)
      const answers = await Promise.all(Array.from({ length: 10 }, send))
      expect(new Set(answers.map((answer) => answer["WITHDRAWAL_NO"]))).toEqual(new Set(["W250115-0002"]))
      expect(await available(visitor)).toBe(135_000)
    })

    it("never pays out more than there is, however many confirmations run at once", async () => {
      const visitor = await arrive()
      const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(visitor, 100_000)))
      expect(answers.filter(({ STATUS }) => STATUS === 0)).toHaveLength(2)
      expect(await available(visitor)).toBe(35_000)
    })

    it("pays out what was confirmed while it is there, to the yen", async () => {
      const visitor = await arrive()
      const confirmed = await Promise.all(
        [115_001, 115_000, 120_000].map((AMOUNT) => visitor.legacy("withdrawal_confirm", { ...confirm, AMOUNT })),
      )
      const [tooMuch, rest, first] = confirmed.map(({ CONFIRM_KEY }) => ({ CONFIRM_KEY }))
      expect(await visitor.legacyWrite("withdrawal_complete", first ?? {})).toMatchObject({ STATUS: 0 })
      expect(await visitor.legacyWrite("withdrawal_complete", tooMuch ?? {})).toMatchObject({
        ERROR_CD: "INSUFFICIENT",
      })
      expect(await visitor.legacyWrite("withdrawal_complete", rest ?? {})).toMatchObject({ STATUS: 0 })
      expect(await available(visitor)).toBe(0)
    })

    it("remembers a request id for 24 hours", async () => {
      const visitor = await arrive()
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      const id = randomUUID()
      const first = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)
      await setClock(visitor, "2025-01-16T09:59:00+09:00")
      expect(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)).toEqual(first)
      await setClock(visitor, "2025-01-16T10:01:00+09:00")
      expect(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY }, id)).toMatchObject({
        ERROR_CD: "EXPIRED",
      })
    })

    it("lets a confirmation key expire after 15 minutes", async () => {
      const visitor = await arrive()
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      await setClock(visitor, "2025-01-15T10:16:00+09:00")
      expect(await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY })).toMatchObject({ ERROR_CD: "EXPIRED" })
    })

    it("refuses the wrong password and locks at the fifth", async () => {
      const visitor = await arrive("password-required")
      const confirmed = await visitor.legacy("withdrawal_confirm", confirm)
      expect(confirmed["PASSWORD_REQUIRED_FLG"]).toBe(1)
      const complete = (PASSWORD: string) =>
        visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"], PASSWORD })
      const codes: unknown[] = []
      for (let n = 0; n < 5; n += 1) codes.push((await complete("wrong-password"))["ERROR_CD"])
      expect(codes).toEqual([...Array<string>(4).fill("PASSWORD_WRONG"), "PASSWORD_LOCKED"])
      expect(await complete("sample-pass-1")).toMatchObject({ ERROR_CD: "PASSWORD_LOCKED" })
    })

    it("accepts the right password", async () => {
      const visitor = await arrive("password-required")
      const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
      const answer = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, PASSWORD: "sample-pass-1" })
      expect(answer).toMatchObject({ STATUS: 0 })
    })

    it("sends money to the app at once and keeps to the limit of the month", async () => {
      const visitor = await arrive("app-limit-near")
      expect(await withdraw(visitor, 40_001, 2)).toMatchObject({ ERROR_CD: "APP_LIMIT" })
      expect(await withdraw(visitor, 40_000, 2)).toMatchObject({
        STATUS: 0,
        FEE: 0,
        CANCELABLE_FLG: 0,
        CANCEL_LIMIT_DATETIME: null,
      })
      const select = await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
      expect((select["DESTINATION_ARRAY"] as Json[])[1]).toMatchObject({
        ENABLED_FLG: 0,
        DISABLED_REASON: "今月の上限額に達しています",
      })
    })

    it("asks for a bank account where none is registered", async () => {
      const visitor = await arrive("bank-unregistered")
      expect(await visitor.legacy("withdrawal", { WITHDRAW_TYPE: 1 })).toMatchObject({
        ERROR_CD: "BANK_NOT_REGISTERED",
      })
    })

    it("counts a sale from the day it settles", async () => {
      const visitor = await arrive()
      await setClock(visitor, "2025-01-17T13:00:00+09:00")
      expect(await available(visitor)).toBe(285_000)
    })
  })

  describe("cancelling a withdrawal", () => {
    const number = "W250114-0001"
    const askToCancel = { WITHDRAWAL_NO: number }

    it("gives the money back", async () => {
      const visitor = await arrive()
      const confirmed = await visitor.legacy("cancel_withdrawal_confirm", askToCancel)
      expect(confirmed).toMatchObject({ STATUS: 0, AMOUNT: 50_000, AFTER_WITHDRAWABLE_AMOUNT: 285_000 })
      const done = await visitor.legacyWrite("cancel_withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"] })
      expect(done).toMatchObject({ STATUS: 0, WITHDRAWABLE_AMOUNT: 285_000 })
      const again = await visitor.legacyWrite("cancel_withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"] })
      expect(again).toMatchObject({ ERROR_CD: "ALREADY_CANCELED" })
      const [row] = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
      expect(row).toMatchObject({ STATUS_CD: 4, CANCELABLE_FLG: 0 })
    })

    it.each([
      ["2025-01-15T15:29:59+09:00", 0, 1],
      ["2025-01-15T15:30:00+09:00", 1, 2],
      ["2025-01-16T12:00:00+09:00", 1, 3],
    ])("at %s answers STATUS %i and shows state %i", async (now, STATUS, state) => {
      const visitor = await arrive()
      await setClock(visitor, now)
      const answer = await visitor.legacy("cancel_withdrawal_confirm", askToCancel)
      expect(answer).toMatchObject(STATUS === 0 ? { STATUS } : { STATUS, ERROR_CD: "NOT_CANCELABLE" })
      const [row] = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
      expect(row?.["STATUS_CD"]).toBe(state)
    })

    it("does not find the withdrawal of another customer", async () => {
      const visitor = await arrive()
      const answer = await visitor.legacy("cancel_withdrawal_confirm", { WITHDRAWAL_NO: "W250115-0001" })
      expect(answer).toMatchObject({ STATUS: 1, REDIRECT_CODE: 404 })
    })
  })

  describe("the legacy envelope", () => {
    it("signs out an unknown token", async () => {
      const visitor = await arrive()
      visitor.cookies.set("TOKEN", "somebody")
      expect(await visitor.legacy("cancel_withdrawal")).toMatchObject({ LOGIN_STATUS: 1 })
    })

    it("does not take the token of another tenant", async () => {
      const [one, other] = [await arrive(), await arrive()]
      one.cookies.set("TOKEN", other.cookies.get("TOKEN") ?? "")
      expect(await one.legacy("cancel_withdrawal")).toMatchObject({ LOGIN_STATUS: 1 })
    })

    it("names the fields of a request that does not fit", async () => {
      const visitor = await arrive()
      const answer = await visitor.legacy("withdrawal_confirm", {
        WITHDRAW_TYPE: 9,
        AMOUNT_TYPE: 1,
        AMOUNT: 1,
        EXTRA: 1,
      })
      expect(answer).toMatchObject({ STATUS: 2, MESSAGE_ARRAY: ["入力内容をご確認ください。"] })
      const fields = (answer["FIELD_ERROR_ARRAY"] as Json[]).map(({ PROPERTY }) => PROPERTY)
      expect(fields.toSorted()).toEqual(["EXTRA", "WITHDRAW_TYPE"])
    })

    it("wants a request id for a write", async () => {
      const visitor = await arrive()
      const answer = await visitor.legacy("withdrawal_complete", { CONFIRM_KEY: "wc-1" })
      expect(answer).toMatchObject({ STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "REQUEST_ID" }] })
    })
  })
})
