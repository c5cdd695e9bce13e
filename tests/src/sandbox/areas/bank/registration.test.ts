// @vitest-environment node
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor } from "../../support/testbed"

const account = {
  BANK_CD: "0999",
  BRANCH_CD: "002",
  ACCOUNT_TYPE: 1,
  ACCOUNT_NO: "0012345",
  ACCOUNT_HOLDER_KANA: "ﾔﾏﾀﾞ ﾀﾛｳ",
}
const savings = {
  BANK_CD: "9900",
  BRANCH_CD: "018",
  ACCOUNT_TYPE: 1,
  ACCOUNT_NO: "1234567",
  ACCOUNT_HOLDER_KANA: "ﾔﾏﾀﾞ ﾀﾛｳ",
  YUCHO_SYMBOL: "10180",
  YUCHO_NUMBER: "12345671",
}

const confirm = (visitor: Visitor, wish: Json = account) => visitor.legacy("bank_confirm", wish)
const check = (visitor: Visitor, SMS_SESSION_ID: unknown, AUTH_CODE: string) =>
  visitor.legacy("smsauth_codecheck", { SMS_SESSION_ID, AUTH_CODE })

async function send(visitor: Visitor, wish: Json = account) {
  const { CONFIRM_KEY } = await confirm(visitor, wish)
  const sent = await visitor.legacyWrite("smsauth_send", { AUTH_PURPOSE: 1, CONFIRM_KEY })
  return { CONFIRM_KEY, sent, id: sent["SMS_SESSION_ID"] }
}

async function authenticate(visitor: Visitor, wish: Json = account) {
  const { CONFIRM_KEY, id } = await send(visitor, wish)
  const { SMS_AUTH_TOKEN } = await check(visitor, id, "123456")
  return { CONFIRM_KEY, SMS_AUTH_TOKEN }
}

const firstDestination = async (visitor: Visitor) =>
  ((await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 }))["DESTINATION_ARRAY"] as Json[])[0]

onEveryDatabase((bed) => {
  const arrive = (world = "bank-unregistered") => visit(bed().app, world)

  describe("registering a bank account", () => {
    it("lets money go there, and tells the customer by a text message what to type", async () => {
      const visitor = await arrive()
      expect(await visitor.legacy("bank")).toMatchObject({
        REGISTERED_FLG: 0,
        BANK: null,
        PHONE_MASKED: "090-****-5678",
      })
      const { CONFIRM_KEY, sent, id } = await send(visitor)
      expect(sent).toMatchObject({ STATUS: 0, EXPIRE_SEC: 600, RESEND_WAIT_SEC: 60, RESEND_REMAIN: 3 })
      const [message] = (await visitor.control("GET", "/outbox")) as Json[]
      expect(message).toMatchObject({ channel: "sms", to: "090-1234-5678", code: "123456" })
      const { SMS_AUTH_TOKEN } = await check(visitor, id, "123456")
      const done = await visitor.legacyWrite("bank_complete", { CONFIRM_KEY, SMS_AUTH_TOKEN })
      expect(done).toMatchObject({
        STATUS: 0,
        CHANGED_FLG: 0,
        BANK: { BRANCH_NM: "みなと支店", ACCOUNT_NO_MASKED: "****345" },
      })
      expect(await firstDestination(visitor)).toMatchObject({ ENABLED_FLG: 1, SUB_TEXT: "みなと支店 普通 ****345" })
    })

    it("changes where later withdrawals go; those that were accepted keep the account before", async () => {
      const visitor = await arrive("active-investor")
      const ask = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 10_000 }
      const shown = await visitor.legacy("withdrawal_confirm", ask)
      const answer = await visitor.legacyWrite("bank_complete", await authenticate(visitor))
      expect(answer).toMatchObject({ STATUS: 0, CHANGED_FLG: 1 })
      const [pending] = (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as Json[]
      expect(pending?.["DESTINATION_TEXT"]).toBe("サンプル銀行 本店営業部 普通 ****567")
      const late = await visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY: shown["CONFIRM_KEY"] })
      expect(late).toMatchObject({ ERROR_CD: "EXPIRED" })
      const next = await visitor.legacy("withdrawal_confirm", ask)
      expect(next).toMatchObject({ DESTINATION_TEXT: "サンプル銀行 みなと支店 普通 ****345" })
    })

    it("takes an account of ゆうちょ銀行 by symbol and number", async () => {
      const visitor = await arrive()
      expect(await visitor.legacyWrite("bank_complete", await authenticate(visitor, savings))).toMatchObject({
        STATUS: 0,
      })
      expect(await firstDestination(visitor)).toMatchObject({
        NAME: "ゆうちょ銀行",
        SUB_TEXT: "〇一八支店 普通 ****567",
      })
    })

    it.each([
      ["somebody else's name", { ACCOUNT_HOLDER_KANA: "ｻﾄｳ ﾊﾅ" }, { ERROR_CD: "NAME_MISMATCH" }],
      ["a name that no transfer can carry", { ACCOUNT_HOLDER_KANA: "山田 太郎" }, { ERROR_CD: "NAME_MISMATCH" }],
      ["a branch that is not there", { BRANCH_CD: "999" }, { ERROR_CD: "BRANCH_NOT_FOUND" }],
      [
        "a symbol of no branch",
        { ...savings, YUCHO_SYMBOL: "11940", BRANCH_CD: "198" },
        { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "YUCHO_SYMBOL", MESSAGE: "記号・番号をご確認ください" }] },
      ],
      ["a foreign bank", { BANK_CD: "0401" }, { ERROR_CD: "BANK_UNSUPPORTED" }],
      ["a bank that is not there", { BANK_CD: "9999" }, { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "BANK_CD" }] }],
      [
        "an account of zeros",
        { ACCOUNT_NO: "0000000" },
        { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "ACCOUNT_NO" }] },
      ],
      ["six digits", { ACCOUNT_NO: "123456" }, { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "ACCOUNT_NO" }] }],
      ["a type that is not there", { ACCOUNT_TYPE: 3 }, { STATUS: 2 }],
      ["a symbol of another bank", { YUCHO_SYMBOL: "10180", YUCHO_NUMBER: "11" }, { STATUS: 2 }],
      ["savings without a symbol", { BANK_CD: "9900", BRANCH_CD: "018" }, { STATUS: 2 }],
      ["a number that is another account", { ...savings, ACCOUNT_NO: "7654321" }, { STATUS: 2 }],
    ])("is refused for %s", async (_what, part, answer) => {
      expect(await confirm(await arrive(), { ...account, ...part })).toMatchObject(answer)
    })

    it("is refused for the account that is registered", async () => {
      const same = { ...account, BRANCH_CD: "001", ACCOUNT_NO: "1234567" }
      expect(await confirm(await arrive("active-investor"), same)).toMatchObject({ ERROR_CD: "SAME_ACCOUNT" })
    })

    it("a second submit of the same request changes nothing, and the token is good once", async () => {
      const visitor = await arrive()
      const proof = await authenticate(visitor)
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => visitor.legacyWrite("bank_complete", proof, key)),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await visitor.legacyWrite("bank_complete", proof)).toMatchObject({ ERROR_CD: "EXPIRED" })
    })

    it("needs a token of the very account that was confirmed", async () => {
      const visitor = await arrive()
      const { SMS_AUTH_TOKEN } = await authenticate(visitor)
      const { CONFIRM_KEY } = await confirm(visitor, { ...account, ACCOUNT_NO: "7654321" })
      const invalid = { ERROR_CD: "SMS_TOKEN_INVALID" }
      expect(await visitor.legacyWrite("bank_complete", { CONFIRM_KEY, SMS_AUTH_TOKEN })).toMatchObject(invalid)
      expect(await visitor.legacyWrite("bank_complete", { CONFIRM_KEY, SMS_AUTH_TOKEN: "made-up" })).toMatchObject(
        invalid,
      )
      expect(await visitor.legacy("bank")).toMatchObject({ REGISTERED_FLG: 0 })
    })

    it("forgets the token after five minutes, and what was confirmed after thirty", async () => {
      const visitor = await arrive()
      const proof = await authenticate(visitor)
      await setClock(visitor, "2025-01-15T10:05:01+09:00")
      expect(await visitor.legacyWrite("bank_complete", proof)).toMatchObject({ ERROR_CD: "SMS_TOKEN_INVALID" })
      const { CONFIRM_KEY } = await confirm(visitor)
      await setClock(visitor, "2025-01-15T10:36:00+09:00")
      const late = await visitor.legacyWrite("smsauth_send", { AUTH_PURPOSE: 1, CONFIRM_KEY })
      expect(late).toMatchObject({ ERROR_CD: "EXPIRED" })
    })
  })

  describe("authentication by a text message", () => {
    it("counts five wrong codes, in any order and at once, then locks", async () => {
      const visitor = await arrive()
      const { id } = await send(visitor)
      const first = await check(visitor, id, "111111")
      expect(first).toMatchObject({ ERROR_CD: "CODE_WRONG", REMAIN_COUNT: 4 })
      expect(first["MESSAGE_ARRAY"]).toEqual(["認証コードが正しくありません。（残り4回）"])
      const others = await Promise.all(Array.from({ length: 6 }, () => check(visitor, id, "222222")))
      const codes = others.map((answer) => answer["ERROR_CD"])
      expect(codes.filter((code) => code === "CODE_WRONG")).toHaveLength(3)
      expect(codes.filter((code) => code === "SMS_LOCKED")).toHaveLength(3)
      expect(await check(visitor, id, "123456")).toMatchObject({ ERROR_CD: "SMS_LOCKED" })
      expect(await visitor.legacyWrite("smsauth_resend", { SMS_SESSION_ID: id })).toMatchObject({
        ERROR_CD: "SMS_LOCKED",
      })
    })

    it("resends three times, a minute apart; tries that were used stay used", async () => {
      const visitor = await arrive()
      const { id } = await send(visitor)
      const resend = () => visitor.legacyWrite("smsauth_resend", { SMS_SESSION_ID: id })
      expect(await resend()).toMatchObject({ ERROR_CD: "RESEND_WAIT" })
      await check(visitor, id, "111111")
      const left: unknown[] = []
      for (const minute of ["01", "02", "03"]) {
        await setClock(visitor, `2025-01-15T10:${minute}:05+09:00`)
        left.push((await resend())["RESEND_REMAIN"])
      }
      expect(left).toEqual([2, 1, 0])
      await setClock(visitor, "2025-01-15T10:05:00+09:00")
      expect(await resend()).toMatchObject({ ERROR_CD: "RESEND_LIMIT" })
      expect(await check(visitor, id, "111111")).toMatchObject({ REMAIN_COUNT: 3 })
      expect((await visitor.control("GET", "/outbox")) as Json[]).toHaveLength(4)
    })

    it("a code is good for ten minutes, and a resent one for ten more", async () => {
      const visitor = await arrive()
      const { id } = await send(visitor)
      await setClock(visitor, "2025-01-15T10:10:00+09:00")
      expect(await check(visitor, id, "123456")).toMatchObject({ ERROR_CD: "CODE_EXPIRED" })
      await visitor.legacyWrite("smsauth_resend", { SMS_SESSION_ID: id })
      expect(await check(visitor, id, "123456")).toMatchObject({ STATUS: 0, TOKEN_EXPIRE_SEC: 300 })
      await setClock(visitor, "2025-01-15T10:12:00+09:00")
      const used = { ERROR_CD: "SMS_LOCKED", MESSAGE_ARRAY: [expect.stringContaining("すでに使われています")] }
      expect(await check(visitor, id, "123456")).toMatchObject(used)
      expect(await visitor.legacyWrite("smsauth_resend", { SMS_SESSION_ID: id })).toMatchObject(used)
    })

    it("begun again, the one before is over; the sixth within an hour is refused", async () => {
      const visitor = await arrive()
      const first = await send(visitor)
      const second = await send(visitor, { ...account, ACCOUNT_NO: "7654321" })
      const begunElsewhere = {
        ERROR_CD: "SMS_LOCKED",
        MESSAGE_ARRAY: [
          "別の画面で新しい認証コードを送ったため、この手続きは続けられません。はじめからお手続きください。",
        ],
      }
      expect(await check(visitor, first.id, "123456")).toMatchObject(begunElsewhere)
      expect(await visitor.legacyWrite("smsauth_resend", { SMS_SESSION_ID: first.id })).toMatchObject(begunElsewhere)
      expect(await check(visitor, second.id, "123456")).toMatchObject({ STATUS: 0 })
      for (let n = 0; n < 3; n += 1) await send(visitor)
      expect((await send(visitor)).sent).toMatchObject({ ERROR_CD: "SMS_LIMIT" })
      await setClock(visitor, "2025-01-15T11:00:01+09:00")
      expect((await send(visitor)).sent).toMatchObject({ STATUS: 0 })
    })

    it("knows no session of another customer, and none without a telephone number", async () => {
      const { id } = await send(await arrive())
      expect(await check(await arrive(), id, "123456")).toMatchObject({ REDIRECT_CODE: 404 })
      const visitor = await arrive("phone-missing")
      expect(await visitor.legacy("bank")).toMatchObject({ PHONE_MASKED: null })
      expect((await send(visitor)).sent).toMatchObject({ ERROR_CD: "PHONE_MISSING" })
    })
  })
})
