import type { Page } from "@playwright/test"
import { expect, expectAccessible, settled, test } from "./support/test"

const bankSite = /^https:\/\/(bank|pay|docs)\.example\//

/** Opens every document that has to be read, and ticks what has to be agreed to. */
async function agree(page: Page): Promise<void> {
  for (const name of await page.getByRole("button", { name: /を開く/ }).all()) {
    const opened = page.context().waitForEvent("page")
    await name.click()
    await (await opened).close()
  }
  for (const box of await page.getByRole("checkbox").all()) await box.check()
}

/** The state that the app hands to the partner's site, which opens outside. */
async function leaveFor(page: Page): Promise<string> {
  const opened = page.context().waitForEvent("page")
  await page.getByRole("button", { name: "同意して進む" }).click()
  const site = await opened
  await site.waitForURL(/authorize/)
  const state = new URL(site.url()).searchParams.get("state") ?? ""
  await site.close()
  return state
}

async function comeBack(page: Page, state: string, decision: string): Promise<void> {
  await page.goto(`/__sandbox/partner/authorize?state=${state}`)
  await page.getByRole("link", { name: decision, exact: true }).click()
}

test.describe("payment contracts", () => {
  test.beforeEach(async ({ context }) => {
    await context.route(bankSite, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Partner</title>" }),
    )
  })

  test("J15: a bank is linked after one attempt that was cancelled and one with another name", async ({
    page,
    broker,
  }) => {
    await broker.open("paybank-unlinked")
    await page.goto("/payments/contract_list")
    await settled(page, "payments_contract_list")
    await expectAccessible(page)
    await page.getByRole("link", { name: /サンプルペイ銀行/ }).click()
    await settled(page, "payments_terms_use")
    await expect(page.getByRole("checkbox", { name: /同意します/ })).toBeDisabled()
    await expectAccessible(page)
    await agree(page)
    await comeBack(page, await leaveFor(page), "手続きを中止する")
    await settled(page, "payments_contract_result")
    await expect(page.getByRole("heading", { name: "手続きが中止されました" })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole("button", { name: "もう一度手続きする" }).click()
    await settled(page, "payments_terms_use")
    await agree(page)
    const mismatch = await leaveFor(page)
    await comeBack(page, mismatch, "名義・本人確認の情報が一致しない")
    await expect(page.getByRole("heading", { name: "口座名義が一致しません" })).toBeVisible()

    await page.getByRole("button", { name: "もう一度手続きする" }).click()
    await settled(page, "payments_terms_use")
    await agree(page)
    const state = await leaveFor(page)
    await comeBack(page, state, "承認する")
    await expect(page.getByRole("heading", { name: "連携が完了しました" })).toBeVisible()
    await expect(page.getByText("****321")).toBeVisible()

    await page.goto(`/payments/contract_result_callback?state=${state}&code=ok`)
    await settled(page, "payments_contract_result")
    await expect(page.getByRole("heading", { name: "連携が完了しました" })).toBeVisible()
    await page.goto("/payments/contract_list")
    await settled(page, "payments_contract_list")
    await expect(page.getByText("連携中")).toHaveCount(1)
  })

  test("J15: with app 3.24.0 every address ends in _v2, and the result offers automatic withdrawal", async ({
    page,
    broker,
  }) => {
    await broker.open("paybank-unlinked", { APP_VERSION: "3.24.0" })
    await page.goto("/payments/contract_list")
    await settled(page, "payments_contract_list_v2")
    await page.getByRole("button", { name: "サンプルペイ銀行と連携する" }).click()
    await settled(page, "payments_terms_use")
    await agree(page)
    await comeBack(page, await leaveFor(page), "承認する")
    await settled(page, "payments_contract_result_v2")
    await expect(page).toHaveURL(/contract_result_v2/)
    await expect(page.getByText("自動出金も設定できます")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("button", { name: "連携の詳細を見る" }).click()
    await settled(page, "payments_detail_v2")
    await expectAccessible(page)
  })

  test("J16: automatic withdrawal is set, and stopped again", async ({ page, broker }) => {
    await broker.open("active-investor")
    await page.goto("/payments/ppbk_auto_withdrawal")
    await settled(page, "payments_ppbk_auto_withdrawal")
    await page.getByLabel("証券口座に残す金額").fill("10000")
    await page.getByLabel("証券口座に残す金額").blur()
    await page.getByRole("button", { name: "自動出金を設定する" }).click()
    await settled(page, "payments_terms_use")
    await agree(page)
    await page.getByRole("button", { name: "同意して進む" }).click()
    await settled(page, "payments_contract_result")
    await expect(page.getByRole("heading", { name: "自動出金を設定しました" })).toBeVisible()
    await page.getByRole("button", { name: "自動出金の設定を見る" }).click()
    await settled(page, "payments_ppbk_auto_withdrawal")
    await expect(page.getByText("設定中")).toBeVisible()
    await expect(page.getByRole("definition").filter({ hasText: "10,000円" })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole("button", { name: "自動出金を停止する" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await expect(page.getByText("自動出金を停止しました")).toBeVisible()
    await expect(page.getByText("未設定")).toBeVisible()
    await page.goto("/payments/contract_list")
    await settled(page, "payments_contract_list")
    await expect(page.getByText("連携中")).toBeVisible()
  })

  test("a payment app is linked, ends, and is offered again; a second unbinding changes nothing", async ({
    page,
    broker,
  }) => {
    await broker.open("contracts-all-types")
    await page.goto("/payments/terms_use?payment_type=1")
    await settled(page, "payments_terms_use")
    await agree(page)
    await comeBack(page, await leaveFor(page), "承認する")
    await settled(page, "payments_contract_result_paypay")
    await expect(page.getByRole("heading", { name: "連携が完了しました" })).toBeVisible()
    await page.getByRole("button", { name: "連携の詳細を見る" }).click()
    await settled(page, "payments_detail")
    await page.getByRole("button", { name: "連携を解除する" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).dblclick()
    await expect(page.getByRole("dialog")).toContainText("連携を解除しました。")
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await settled(page, "payments_contract_list")
    await expect(page.getByText("解除済み")).toBeVisible()
    expect(await broker.journal("legacy/payments_unbind")).toHaveLength(1)
  })
})
