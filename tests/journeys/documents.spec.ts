import type { Page } from "@playwright/test"
import { expect, expectAccessible, settled, test } from "./support/test"

const place = "documents"

/** Opens what stands outside the app, and comes back. */
async function open(page: Page, document: ReturnType<Page["getByRole"]>): Promise<void> {
  const opened = page.context().waitForEvent("page")
  await document.click()
  await (await opened).close()
}

test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/docs\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Document</title>" }),
  )
})

test("a customer reads a delivered document, narrows the list, and finds the filter again after a reload", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await page.goto("/documents")
  await settled(page, place)
  await expectAccessible(page)
  const report = page.getByRole("link", { name: /取引報告書（2024年12月27日約定分）/ })
  await expect(report).toHaveAccessibleName(/^未読/)
  await open(page, report)
  await expect(report).not.toHaveAccessibleName(/未読/)

  await page.getByRole("button", { name: "絞り込み", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: "絞り込み" })
  await sheet.getByLabel("年", { exact: true }).selectOption({ label: "2024年" })
  await sheet.getByRole("radio", { name: "約款・規程" }).check()
  await expectAccessible(page)
  await sheet.getByRole("button", { name: "適用する" }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/year=2024/)
  await expect(page).toHaveURL(/category=7/)
  await expect(page.getByRole("button", { name: "絞り込み（設定あり）" })).toBeVisible()
  await expect(page.locator(".k-document")).toHaveCount(1)
  await page.reload()
  await settled(page, place)
  await expect(page.getByRole("link", { name: /総合取引約款/ })).toBeVisible()

  // What is in force stands in the sheet, and can be taken back one by one or all at once.
  await page.getByRole("button", { name: "絞り込み（設定あり）" }).click()
  await expect(sheet.getByLabel("年", { exact: true })).toHaveValue(/\S/)
  await expect(sheet.getByRole("radio", { name: "約款・規程" })).toBeChecked()
  await sheet.getByRole("switch", { name: "未読のみ" }).check()
  await sheet.getByRole("button", { name: "適用する" }).click()
  await expect(page.getByText("条件に合う書面はありません")).toBeVisible()
  await page.getByRole("button", { name: "約款・規程" }).click()
  await page.getByRole("button", { name: "2024年" }).click()
  await expect(page.locator(".k-document")).toHaveCount(2)
  await page.getByRole("button", { name: "絞り込み（設定あり）" }).click()
  await sheet.getByRole("button", { name: "リセット" }).click()
  await expect(page.locator(".k-document")).toHaveCount(6)
  await expect(page.getByRole("button", { name: "絞り込み", exact: true })).toBeVisible()
})

test("seventy-four documents come page by page, and without a header the filter is a button", async ({
  page,
  broker,
}) => {
  await broker.open("many-documents")
  await page.goto("/documents?header=0")
  await settled(page, place)
  const rows = page.locator(".k-document")
  const more = page.getByRole("button", { name: "さらに表示" })
  await expect(rows).toHaveCount(30)
  for (const count of [60, 74]) {
    await more.scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(count)
  }
  await expect(more).toBeHidden()
  await page.getByRole("button", { name: "絞り込み" }).click()
  await page.getByRole("dialog").getByRole("switch", { name: "未読のみ" }).check()
  await page.getByRole("button", { name: "適用する" }).click()
  await expect(rows).toHaveCount(2)
})

test("a customer agrees to terms after opening them, and finds them among those that are agreed to", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await page.goto("/agreement")
  await settled(page, "agreement")
  await expectAccessible(page)
  await page.getByRole("link", { name: /外国証券取引口座約款/ }).click()
  await settled(page, "agreement")
  const consent = page.getByRole("checkbox", { name: /内容に同意します/ })
  await expect(consent).toBeDisabled()
  await expect(page.getByText("書面を開いてご確認ください")).toBeVisible()
  await open(page, page.getByRole("button", { name: /外国証券取引口座約款/ }))
  await consent.check()
  await page.getByRole("button", { name: "同意する" }).click()
  await expect(page.getByText("同意を受け付けました。")).toBeVisible()
  await page.getByRole("button", { name: "はい" }).click()
  await expect(page.getByRole("region", { name: "同意済みの規約" }).getByRole("link")).toHaveCount(3)
  await page.goto("/agreement?mode=consent&document_group=us_stock")
  await expect(page.getByText("同意が必要な書面はありません。")).toBeVisible()
  await page.getByRole("button", { name: "はい" }).click()
  await expect(page.getByRole("region", { name: "同意済みの規約" })).toBeVisible()
})
