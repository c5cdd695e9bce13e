import { devices } from "@playwright/test"
import { closeLink, watchLinks } from "./support/links"
import { playPhone } from "./support/phone"
import { expect, settled, test } from "./support/test"
import { amountField, enterAmount } from "./support/withdrawing"

test.use({ userAgent: devices["Pixel 7"].userAgent })
test.beforeEach(({ page }) => playPhone(page, "android"))

/** What Android's back key does in a webview: it goes back where something lies behind, and else closes the webview. */
const canGoBack = "navigation.canGoBack"
const back = "history.back()"

test("a popup on the first screen is closed by the back key, which then does what the header does", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await broker.fault({ call: "legacy/withdrawal_confirm", fault: "status-1", times: 1 })
  await enterAmount(page)
  await page.getByRole("button", { name: "確認へ進む" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect.poll(() => page.evaluate(canGoBack)).toBe(true)
  await page.evaluate(back)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("100,000")
  await page.evaluate(back)
  await settled(page, "client_withdraw_select")
})

test("a sheet before the first step closes the webview, and the server is not asked again", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-nfc")
  await broker.fault({ call: "aco/progress", fault: "http-500" })
  await page.goto("/account/open")
  await expect(page.getByRole("dialog", { name: "エラーが発生しました" })).toBeVisible()
  const links = await watchLinks(page)
  await expect.poll(() => page.evaluate("history.state.idx")).toBe(1)
  await page.evaluate(back)
  await expect.poll(() => links).toEqual([closeLink])
  expect(await broker.journal("aco/progress")).toHaveLength(1)
})

const question = "手続きを中断しますか？"

test("where the return point stands before a step, back asks before it closes, with header and back key alike", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-step2")
  await page.goto("/account/open")
  await settled(page, "customer_info")
  const links = await watchLinks(page)
  const sheet = page.getByRole("dialog", { name: question })
  await page.getByRole("button", { name: "戻る" }).click()
  await sheet.getByRole("button", { name: "手続きを続ける" }).click()
  await expect(sheet).toHaveCount(0)
  await page.evaluate(back)
  await expect(sheet).toBeVisible()
  expect(links).toEqual([])
  await sheet.getByRole("button", { name: "中断して閉じる" }).click()
  await expect.poll(() => links).toEqual([closeLink])
})
