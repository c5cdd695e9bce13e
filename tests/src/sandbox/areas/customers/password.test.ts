// @vitest-environment node
import { randomUUID } from "node:crypto"
import { beforeAll, expect, it } from "vitest"
import { openTestbed, setClock, type Testbed, visit, type Visitor } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const arrive = (world = "active-investor") => visit(bed.app, world)
const first = "sample-pass-1"

const change = (visitor: Visitor, PASSWORD_NEW: string, PASSWORD_CURRENT = first, key = randomUUID()) =>
  visitor.legacyWrite("me/password", { PASSWORD_CURRENT, PASSWORD_NEW }, key)

it("a changed password holds from now on, and the day is told", async () => {
  const visitor = await arrive("password-required")
  expect(await visitor.legacy("password")).toMatchObject({ MIN_LENGTH: 8, LAST_CHANGED_DATE: "2024-06-01" })
  expect(await change(visitor, "sample-pass-2")).toMatchObject({ STATUS: 0 })
  expect(await visitor.legacy("password")).toMatchObject({ LAST_CHANGED_DATE: "2025-01-15" })
  const confirm = { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 10_000 }
  const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", confirm)
  const pay = (PASSWORD: string) => visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY, PASSWORD })
  expect(await pay(first)).toMatchObject({ ERROR_CD: "PASSWORD_WRONG" })
  expect(await pay("sample-pass-2")).toMatchObject({ STATUS: 0 })
})

it.each([
  ["short-1", { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "PASSWORD_NEW" }] }],
  ["全角の文字１２３", { STATUS: 2, FIELD_ERROR_ARRAY: [{ PROPERTY: "PASSWORD_NEW" }] }],
  ["only-letters", { STATUS: 1, ERROR_CD: "PASSWORD_POLICY" }],
  ["12345678", { STATUS: 1, ERROR_CD: "PASSWORD_POLICY" }],
  ["my-YAMADA01-x", { STATUS: 1, ERROR_CD: "PASSWORD_POLICY" }],
  [first, { STATUS: 1, ERROR_CD: "PASSWORD_USED" }],
])("the server refuses %s", async (password, answer) => {
  expect(await change(await arrive(), password)).toMatchObject(answer)
})

it("the present password and the three before it cannot be used again, the fourth can", async () => {
  const visitor = await arrive()
  const passwords = [first, "sample-pass-2", "sample-pass-3", "sample-pass-4", "sample-pass-5"]
  for (const [index, current] of passwords.slice(0, -1).entries())
    expect(await change(visitor, passwords[index + 1] ?? "", current)).toMatchObject({ STATUS: 0 })
  expect(await change(visitor, "sample-pass-2", "sample-pass-5")).toMatchObject({ ERROR_CD: "PASSWORD_USED" })
  expect(await change(visitor, first, "sample-pass-5")).toMatchObject({ STATUS: 0 })
})

it("the fifth wrong password locks, also for the right one", async () => {
  const visitor = await arrive()
  const codes: unknown[] = []
  for (let n = 0; n < 5; n += 1) codes.push((await change(visitor, "sample-pass-2", "wrong"))["ERROR_CD"])
  expect(codes).toEqual([...Array<string>(4).fill("PASSWORD_WRONG"), "PASSWORD_LOCKED"])
  expect(await change(visitor, "sample-pass-2")).toMatchObject({ ERROR_CD: "PASSWORD_LOCKED" })
})

it("the same request twice changes it once and gives the first answer", async () => {
  const visitor = await arrive()
  const key = randomUUID()
  const answer = await change(visitor, "sample-pass-2", first, key)
  await setClock(visitor, "2025-01-15T11:00:00+09:00")
  expect(await change(visitor, "sample-pass-2", first, key)).toEqual(answer)
  expect(await visitor.legacy("password")).toMatchObject({ LAST_CHANGED_DATE: "2025-01-15" })
})
