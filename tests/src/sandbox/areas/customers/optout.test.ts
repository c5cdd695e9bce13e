// @vitest-environment node
import { beforeAll, expect, it } from "vitest"
import { openTestbed, type Testbed, visit, type Visitor } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const arrive = (world: string) => visit(bed.app, world)

async function keyOf(visitor: Visitor): Promise<string> {
  const [mail] = (await visitor.control("GET", "/outbox")) as { text: string }[]
  return /key=(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
}

it("a customer who is logged in sees what is stopped, and stops more", async () => {
  const visitor = await arrive("active-investor")
  const before = await visitor.legacy("optout")
  expect(before).toMatchObject({ STATUS: 0, MAIL_MASKED: "y*****@example.jp" })
  expect(before["CATEGORY_ARRAY"]).toMatchObject([{ STOPPED_FLG: 0 }, { STOPPED_FLG: 0 }, { STOPPED_FLG: 1 }])
  const answer = await visitor.legacyWrite("optout_complete", { MAIL_CATEGORY_ARRAY: [1, 3], REASON_CD: 2 })
  expect(answer["STOPPED_CATEGORY_ARRAY"]).toEqual([1, 3])
  const after = await visitor.legacy("optout")
  expect(after["CATEGORY_ARRAY"]).toMatchObject([{ STOPPED_FLG: 1 }, { STOPPED_FLG: 0 }, { STOPPED_FLG: 1 }])
})

it("the key of a mail stops mails without a login, and opens nothing else", async () => {
  const visitor = await arrive("offers-mail")
  const OPTOUT_KEY = await keyOf(visitor)
  visitor.cookies.delete("TOKEN")
  expect(await visitor.legacy("optout", { OPTOUT_KEY })).toMatchObject({ STATUS: 0, MAIL_MASKED: "y*****@example.jp" })
  const answer = await visitor.legacyWrite("optout_complete", { OPTOUT_KEY, MAIL_CATEGORY_ARRAY: [2] })
  expect(answer).toMatchObject({ STATUS: 0, STOPPED_CATEGORY_ARRAY: [2, 3] })
  expect(await visitor.legacy("optout")).toMatchObject({ LOGIN_STATUS: 1 })
  expect(await visitor.legacy("withdraw_select", { VIEW_VERSION: 2, OPTOUT_KEY })).toMatchObject({ STATUS: 2 })
})

it("an unknown key is refused, also for who is logged in, and so is one of another tenant", async () => {
  const visitor = await arrive("active-investor")
  const invalid = { STATUS: 1, ERROR_CD: "KEY_INVALID" }
  expect(await visitor.legacy("optout", { OPTOUT_KEY: "made-up" })).toMatchObject(invalid)
  const OPTOUT_KEY = await keyOf(await arrive("offers-mail"))
  const stop = { OPTOUT_KEY, MAIL_CATEGORY_ARRAY: [1] }
  expect(await visitor.legacyWrite("optout_complete", stop)).toMatchObject(invalid)
})

it.each([[[]], [[1, 1]], [[4]]])("the server refuses the kinds %j", async (MAIL_CATEGORY_ARRAY) => {
  const visitor = await arrive("active-investor")
  expect(await visitor.legacyWrite("optout_complete", { MAIL_CATEGORY_ARRAY })).toMatchObject({ STATUS: 2 })
})
