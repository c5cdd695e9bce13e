import type { Page } from "@playwright/test"
import { expect, expectAccessible, settled, test } from "./support/test"

test.beforeEach(async ({ broker, context }) => {
  await broker.open("active-investor")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
})

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test("a customer copies the account to transfer to, number by number and as a whole", async ({ page }) => {
  await page.goto("/client/deposit")
  await settled(page, "client_deposit")
  await expectAccessible(page)
  await page.getByRole("button", { name: "口座番号をコピー" }).click()
  await expect(page.getByRole("status").filter({ hasText: "コピーしました" })).toBeVisible()
  expect(await clipboard(page)).toBe("7654321")
  await page.getByRole("button", { name: "振込先をすべてコピー" }).click()
  expect(await clipboard(page)).toBe(
    "みほん銀行（0998） 振込専用支店（777） 普通 7654321 サンプルショウケン（カ　ヤマダ　タロウ",
  )
})

test("a realtime deposit leaves for the bank with its amount, and is there when the customer is back", async ({
  page,
  broker,
  context,
}) => {
  await context.route("https://netbank.example/**", (route) => route.fulfill({ body: "bank" }))
  await page.goto("/client/deposit?tab=realtime")
  await settled(page, "client_deposit")
  await expect(page.getByRole("radio", { name: /みほん銀行/ })).toHaveAttribute("aria-disabled", "true")
  await page.getByRole("radio", { name: "サンプルペイ銀行" }).check()
  await page.getByLabel("入金額").fill("５００")
  await page.getByLabel("入金額").blur()
  await expect(page.getByText("1,000円以上で入力してください").first()).toBeVisible()
  await page.getByLabel("入金額").fill("")
  await page.getByRole("button", { name: "+10万円" }).click()
  await expect(page.getByLabel("入金額")).toHaveValue("100,000")
  await expectAccessible(page)
  await page.getByRole("button", { name: "銀行の画面へ進む" }).click()
  await page.getByRole("button", { name: "いいえ" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.getByRole("button", { name: "銀行の画面へ進む" }).click()
  const opening = context.waitForEvent("page")
  await page.getByRole("button", { name: "はい" }).click()
  const bank = await opening
  await bank.waitForURL(/netbank/)
  const url = bank.url()
  await bank.close()
  expect(url).toMatch(/^https:\/\/netbank\.example\/pay\?bank=SPB&amount=100000&key=/)
  await broker.payIn({ url })
  await page.reload()
  await settled(page, "client_deposit")
  await expect(page.getByRole("group", { name: "買付可能額" })).toContainText("385,000円")
})

test("a tab stays chosen through a reload, and back leads out", async ({ page }) => {
  await page.goto("/client/money_schedule")
  await settled(page, "client_money_schedule")
  await page.getByRole("button", { name: "入金する" }).click()
  await settled(page, "client_deposit")
  await page.getByRole("tab", { name: "おいたまま買付" }).click()
  await expect(page).toHaveURL(/tab=oitamama/)
  await page.reload()
  await settled(page, "client_deposit")
  await expect(page.getByRole("tab", { name: "おいたまま買付" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByText("連携中")).toBeVisible()
})
