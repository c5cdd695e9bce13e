import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function chooseAll(world: string, type = 1) {
  const visitor = await customers.visit(world)
  const customer = await customers.openAs(visitor, `/client/withdrawal?type=${type}`)
  await customer.sees("client_withdrawal")
  await customer.choose("全額を出金する")
  return { visitor, customer }
}

describe("a withdrawal of the whole amount", () => {
  it("below the minimum but above the fee goes on to the confirmation", async () => {
    const { customer } = await chooseAll("low-balance")
    await customer.press("確認へ進む")
    await customer.sees("client_withdrawal_confirm")
    await customer.reads("625円")
  })

  it.each([
    ["that the fee would take whole", "small-balance", 1, "出金可能額が手数料（275円）以下のため、出金できません"],
    ["above the limit of one withdrawal", "over-app-limit", 2, "1回の出金は500,000円までです。金額を指定してください"],
  ])("%s is told when it is chosen, and nothing is sent", async (_what, world, type, message) => {
    const { visitor, customer } = await chooseAll(world, type)
    await customer.reads(message)
    await customer.press("確認へ進む")
    await customer.reads("1項目の内容をご確認ください")
    const calls = (await visitor.control("GET", "/journal")) as readonly { readonly call: string }[]
    expect(calls.map(({ call }) => call)).not.toContain("legacy/withdrawal_confirm")
  })
})
