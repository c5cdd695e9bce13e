import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

it("calls the number that the server gives, and confirms the kind by the name that it gave", async () => {
  const customer = await customers.openAs(await customers.visit("active-investor"), "/inquiry")
  await customer.sees("inquiry")
  await customer.press(/電話で\s*問い合わせる/, "link")
  await customer.comes("a call", () => customer.app.left.includes("tel:0120-000-000"))
  await customer.select("お問い合わせの種類", "アプリの操作・不具合")
  await customer.type("お問い合わせ内容", "入金の画面を開くと進みません。")
  await customer.press("確認する")
  await customer.sees("inquiry_confirm")
  await customer.reads("アプリの操作・不具合")
  expect(location.search).toBe("?step=confirm")
})
