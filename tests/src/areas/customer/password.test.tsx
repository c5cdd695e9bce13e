import { it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openPassword(address = "/client/password") {
  const customer = await customers.openAs(await customers.visit("active-investor"), address)
  await customer.sees("client_password")
  return customer
}

it("a password is changed, and the customer is led back to where the screen was opened from", async () => {
  const customer = await openPassword("/client/password?BACK=/client/cancel_withdrawal")
  await customer.type("現在のパスワード", "sample-pass-1")
  await customer.type("新しいパスワード", "sample-pass-2")
  await customer.type("新しいパスワード（確認）", "sample-pass-2")
  await customer.press("変更する")
  await customer.confirm("パスワードを変更しました。")
  await customer.sees("client_cancel_withdrawal")
})

it("a wrong password is said, its field is empty again, and the new one stays", async () => {
  const customer = await openPassword()
  await customer.type("現在のパスワード", "sample-pass-9")
  await customer.type("新しいパスワード", "sample-pass-2")
  await customer.type("新しいパスワード（確認）", "sample-pass-2")
  await customer.press("変更する")
  await customer.confirm("現在のパスワードが正しくありません。")
  await customer.holds("現在のパスワード", "")
  await customer.holds("新しいパスワード", "sample-pass-2")
})
