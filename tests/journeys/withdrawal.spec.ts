import type { Page } from "@playwright/test"
import { tapsOn } from "./support/records"
import { expect, expectAccessible, settled, test } from "./support/test"

/** A row of fee, amount or date; what is said of them in one sentence is heard, not seen. */
const value = (page: Page, text: string) => page.getByRole("definition").filter({ hasText: text }).first()

// As most customers have it; other journeys spare the movements.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

const amountField = "出金額"
const toConfirm = "確認へ進む"

test.describe("withdrawal", () => {
  test.beforeEach(async ({ broker }) => {
    await broker.open("active-investor")
  })

  test("J02: a customer withdraws 100,000 yen typed in full-width digits", async ({ page, broker }) => {
    await page.goto("/client/withdraw_select")
    await settled(page, "client_withdraw_select")
    await expectAccessible(page)
    await page
      .getByRole("button", { name: /サンプル銀行/ })
      .or(page.getByRole("link", { name: /サンプル銀行/ }))
      .first()
      .click()
    await settled(page, "client_withdrawal")
    await expect(page).toHaveURL(/\/client\/withdrawal\?type=1$/)
    await expect(page.getByText("235,000円").first()).toBeVisible()

    await page.getByLabel(amountField).fill("１００，０００")
    await page.getByLabel(amountField).blur()
    await expect(page.getByLabel(amountField)).toHaveValue("100,000")
    await expect(value(page, "385円")).toBeVisible()
    await expect(value(page, "99,615円")).toBeVisible()
    await expect(value(page, "2025年1月16日(木)")).toBeVisible()
    await expectAccessible(page)

    await page.getByRole("button", { name: toConfirm }).click()
    await settled(page, "client_withdrawal_confirm")
    await expect(page.getByText("135,000円")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("button", { name: "出金する" }).click()
    await settled(page, "client_withdrawal_complete")
    await expect(page.getByText("W250115-0002")).toBeVisible()
    await expectAccessible(page)
    expect(await broker.journal("legacy/withdrawal_complete")).toHaveLength(1)

    await page.goto("/client/withdrawal_confirm")
    await settled(page, "client_withdrawal")
  })

  test("J03: an amount over what is available is refused beside the field and makes no call", async ({
    page,
    broker,
  }) => {
    await page.goto("/client/withdrawal?type=1")
    await settled(page, "client_withdrawal")
    const field = page.getByLabel(amountField)
    await field.fill("235001")
    await field.blur()
    await expect(page.getByText("出金可能額（235,000円）を超えています").first()).toBeVisible()
    await expect(page.getByRole("button", { name: toConfirm })).toHaveAttribute("aria-disabled", "true")
    expect(await broker.journal("legacy/withdrawal_confirm")).toHaveLength(0)

    await field.fill("235000")
    await field.blur()
    await expect(page.getByText("出金可能額（235,000円）を超えています")).toHaveCount(0)
    await broker.fault({
      call: "legacy/withdrawal_confirm",
      fault: "status-1",
      times: 1,
      body: { ERROR_CD: "INSUFFICIENT", MESSAGE_ARRAY: ["出金可能額を超えています。金額をご確認ください。"] },
    })
    await page.getByRole("button", { name: toConfirm }).click()
    await expect(page.getByRole("dialog")).toContainText("出金可能額を超えています。金額をご確認ください。")
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await expect.poll(async () => (await broker.journal("legacy/withdrawal")).length).toBe(2)
    await settled(page, "client_withdrawal")
    await expect(field).toHaveValue("235,000")
  })

  test("J04: 200 yen is below the minimum, and the whole amount needs no typing", async ({ page, broker }) => {
    await page.goto("/client/withdrawal?type=1")
    await settled(page, "client_withdrawal")
    await page.getByLabel(amountField).fill("20")
    await page.getByLabel(amountField).fill("200")
    await page.getByLabel(amountField).blur()
    await expect(page.getByText("1,000円以上で入力してください").first()).toBeVisible()

    await page.getByRole("radio", { name: "全額を出金する" }).check()
    await expect(value(page, "234,615円")).toBeVisible()
    await page.getByRole("button", { name: toConfirm }).click()
    await settled(page, "client_withdrawal_confirm")
    const [call] = await broker.journal("legacy/withdrawal_confirm")
    expect(call?.payload).toMatchObject({ AMOUNT_TYPE: 2 })
    expect(call?.payload).not.toHaveProperty("AMOUNT")
    expect((await tapsOn(page, "client_withdrawal")).filter((key) => key.startsWith("amount_"))).toEqual([
      "amount_input",
      "amount_all",
    ])
  })

  test("J05: a withdrawal is cancelled and the money is back", async ({ page }) => {
    await page.goto("/client/cancel_withdrawal")
    await settled(page, "client_cancel_withdrawal")
    await expect(page.getByText("2025/01/15 15:30まで取消できます")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("button", { name: /取り消す/ }).click()
    await settled(page, "client_cancel_withdrawal_confirm")
    await expect(page.getByText("285,000円")).toBeVisible()
    await page.getByRole("button", { name: "取り消す", exact: true }).click()
    await settled(page, "client_cancel_withdrawal_complete")
    await expect(page.getByRole("heading", { name: "出金のお申込みを取り消しました" })).toBeVisible()
    await expect(page.getByText("285,000円")).toBeVisible()
  })

  test("a withdrawal that was cancelled elsewhere says so and shows the list", async ({ page, broker }) => {
    await page.goto("/client/cancel_withdrawal")
    await settled(page, "client_cancel_withdrawal")
    await page.getByRole("button", { name: /取り消す/ }).click()
    await settled(page, "client_cancel_withdrawal_confirm")
    const { CONFIRM_KEY } = await broker.callElsewhere("/v2/client/cancel_withdrawal_confirm", {
      WITHDRAWAL_NO: "W250114-0001",
    })
    await broker.callElsewhere("/v2/client/cancel_withdrawal_complete", { CONFIRM_KEY })
    await page.getByRole("button", { name: "取り消す", exact: true }).click()
    await expect(page.getByRole("dialog")).toContainText("この出金申込はすでに取り消されています。")
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await settled(page, "client_cancel_withdrawal")
    await expect(page.getByText("取消済み")).toBeVisible()
  })

  test("J06: two taps on the last button make one withdrawal", async ({ page, broker }) => {
    await page.goto("/client/withdrawal?type=1")
    await settled(page, "client_withdrawal")
    await page.getByLabel(amountField).fill("100000")
    await page.getByRole("button", { name: toConfirm }).click()
    await settled(page, "client_withdrawal_confirm")
    await broker.fault({ call: "legacy/withdrawal_complete", fault: "slow", times: 1, delayMs: 500 })
    await page.getByRole("button", { name: "出金する" }).dblclick()
    await settled(page, "client_withdrawal_complete")
    expect(await broker.journal("legacy/withdrawal_complete")).toHaveLength(1)
  })
})

test("J07: app 3.24.0 opens client_withdraw_select_v2 for the first version's address", async ({
  page,
  broker,
  baseURL,
}) => {
  await broker.open("active-investor", { APP_VERSION: "3.24.0" })
  await page.goto("/client/withdraw_select?BACK=%2Fportfolio%2Ftop")
  await settled(page, "client_withdraw_select_v2")
  expect(page.url()).toBe(`${baseURL}/client/withdraw_select_v2?BACK=%2Fportfolio%2Ftop`)
})

test("a customer whose password is locked is led to where it is set anew", async ({ page, broker }) => {
  await broker.open("password-required")
  await page.goto("/client/withdrawal?type=1")
  await settled(page, "client_withdrawal")
  await page.getByLabel(amountField).fill("100000")
  await page.getByRole("button", { name: toConfirm }).click()
  await settled(page, "client_withdrawal_confirm")
  const said = page.getByRole("dialog")
  for (let tries = 1; tries <= 5; tries += 1) {
    // What was wrong is taken away when its message has been read.
    await expect(page.getByLabel("ログインパスワード")).toHaveValue("")
    await page.getByLabel("ログインパスワード").fill("wrong-password")
    await page.getByRole("button", { name: "出金する" }).click()
    await expect(said).toContainText(tries < 5 ? "パスワード" : "規定の回数を超えたため、パスワードをロックしました。")
    await said.getByRole("button").last().click()
  }
  await expect(page).toHaveURL(/\/client\/password$/)
})
