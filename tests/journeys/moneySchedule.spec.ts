import { expect, expectAccessible, settled, test } from "./support/test"
import { openConfirm, withdraw } from "./support/withdrawing"

test.beforeEach(async ({ broker }) => {
  await broker.open("active-investor")
})

test("a customer reads what comes and goes, day by day", async ({ page }) => {
  await page.goto("/client/money_schedule")
  await settled(page, "client_money_schedule")
  await expectAccessible(page)
  await expect(page.getByRole("row", { name: /1月17日\(金\)/ })).toContainText("+50,000円")
  await expect(page.getByRole("row", { name: /1月15日\(水\).*本日/ })).toBeVisible()
  await page.getByRole("button", { name: "1月17日(金)の内訳を表示" }).click()
  const sheet = page.getByRole("dialog", { name: "1月17日(金)の内訳" })
  await expect(sheet.getByRole("listitem")).toHaveText([/売却.*TOPIX/, /買付.*テック/, /譲渡益税徴収/])
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()

  await page.getByRole("link", { name: "買付可能額" }).click()
  await settled(page, "client_money_schedule_primary")
  await page.getByRole("tab", { name: "出金可能額" }).click()
  await settled(page, "client_money_schedule_secondary")
  await expect(page.getByText("売却代金は受渡日から出金できます。")).toBeVisible()
  await page.getByRole("button", { name: "戻る" }).click()
  await settled(page, "client_money_schedule")
})

test("a withdrawal stands in the schedule as soon as it is accepted", async ({ page }) => {
  await openConfirm(page)
  await withdraw(page).click()
  await settled(page, "client_withdrawal_complete")
  await page.getByText("資金スケジュール").click()
  await settled(page, "client_money_schedule")
  await expect(page.getByRole("row", { name: /1月16日\(木\)/ })).toContainText("-150,000円")
  await expect(page.getByRole("link", { name: "出金可能額" })).toBeVisible()
  await expect(page.getByText("135,000円")).toBeVisible()
})
