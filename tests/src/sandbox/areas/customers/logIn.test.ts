// @vitest-environment node
import { expect, it } from "vitest"
import { available, openTestbed, visit, withdraw } from "../../support/testbed"

it("the login of the host gives a session of the same customer, with everything that was done", async () => {
  const { app } = await openTestbed()
  const visitor = await visit(app, "active-investor")
  await withdraw(visitor, 100_000)
  const left = await available(visitor)
  const before = visitor.cookies.get("TOKEN")
  visitor.cookies.delete("TOKEN")
  expect(await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })).not.toHaveProperty("WITHDRAWABLE_AMOUNT")
  const { token } = (await visitor.control("POST", "/login", {})) as { readonly token: string }
  expect(token).not.toBe(before)
  visitor.cookies.set("TOKEN", token)
  expect(await available(visitor)).toBe(left)
})

it("gives none in a world without a customer", async () => {
  const { app } = await openTestbed()
  expect(await (await visit(app, "new-applicant")).control("POST", "/login", {})).toEqual({ token: "" })
})
