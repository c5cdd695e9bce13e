import type { Page } from "@playwright/test"
import { expect, expectAccessible, settled, test } from "./support/test"

const address = "hanako@example.jp"

async function openAllDocuments(page: Page) {
  const rows = page.getByRole("button", { name: /を開く/ })
  for (let index = 0; index < (await rows.count()); index += 1) await rows.nth(index).click()
}

test.describe("account opening", () => {
  test("an applicant gets from the mail address to the check of the card", async ({ page, broker }) => {
    await broker.open("new-applicant")
    await page.goto("/account/open")
    await settled(page, "mail_auth")
    await expectAccessible(page)
    await page.getByLabel("メールアドレス", { exact: true }).fill("ｈａｎａｋｏ＠Example.JP")
    await page.getByLabel("メールアドレス（確認）").fill("hanako@example.jp")
    await page.getByRole("button", { name: "認証コードを送る" }).click()
    await settled(page, "auth_code")
    await expectAccessible(page)

    await page.getByLabel(/認証コード/).fill("000000")
    await page.getByRole("button", { name: "認証する" }).click()
    await expect(page.getByText(/認証コードが正しくありません（あと4回入力できます）/).first()).toBeVisible()
    await page.getByLabel(/認証コード/).fill(await broker.newestCode())
    await page.getByRole("button", { name: "認証する" }).click()

    await settled(page, "agreement_one")
    await expectAccessible(page)
    await expect(page.getByRole("button", { name: "同意して次へ" })).toHaveAttribute("aria-disabled", "true")
    await openAllDocuments(page)
    await page.getByRole("checkbox", { name: /規約・約款の内容を確認し/ }).check()
    await page.getByRole("checkbox", { name: /電子交付/ }).check()
    await page.getByRole("button", { name: "同意して次へ" }).click()

    await settled(page, "agreement_two")
    await openAllDocuments(page)
    for (const box of await page.getByRole("checkbox").all()) await box.check()
    await expectAccessible(page)
    await page.getByRole("button", { name: "同意して本人確認へ" }).click()
    await settled(page, "nfc_check")
    await expectAccessible(page)
  })

  test("an applicant whose webview was closed in the mail app comes back to the code", async ({
    page,
    broker,
    context,
  }) => {
    await broker.open("new-applicant")
    await page.goto("/account/open")
    await settled(page, "mail_auth")
    await page.getByLabel("メールアドレス", { exact: true }).fill(address)
    await page.getByLabel("メールアドレス（確認）").fill(address)
    await page.getByRole("button", { name: "認証コードを送る" }).click()
    await settled(page, "auth_code")
    await page.close()

    const again = await context.newPage()
    await again.goto("/account/open")
    await settled(again, "auth_code")
    await expect(again.getByText(/再送できるまで/)).toBeVisible()
    await expect(again.getByText(/ha.*@example\.jp/)).toBeVisible()
  })

  const points = [
    { world: "new-applicant", screen: "mail_auth" },
    { world: "applicant-otp", screen: "auth_code" },
    { world: "applicant-agreements", screen: "agreement_one" },
    { world: "applicant-nfc", screen: "nfc_check" },
  ] as const
  for (const { world, screen } of points) {
    test(`the return point of ${world} opens ${screen}, whatever step the address names`, async ({ page, broker }) => {
      await broker.open(world)
      await page.goto("/account/open/agreement_two")
      await settled(page, screen)
    })
  }

  test("an application that has expired starts over", async ({ page, broker }) => {
    await broker.open("applicant-agreements")
    await broker.setClock("2025-02-20T10:00:00+09:00")
    await page.goto("/account/open")
    const sheet = page.getByRole("dialog", { name: "エラーが発生しました" })
    await expect(sheet).toContainText("一定期間が経過")
    await sheet.getByRole("button", { name: "はじめからやり直す" }).click()
    await settled(page, "mail_auth")
  })

  test("account opening says that it is closed for maintenance", async ({ page, broker }) => {
    await broker.open("new-applicant")
    await broker.setClock("2025-01-20T01:00:00+09:00")
    await page.goto("/account/open")
    await settled(page, "maintenance")
    await expect(page.getByRole("heading", { name: "システムメンテナンス" })).toBeVisible()
    await expect(page.getByText("2025/01/20 00:00〜2025/01/20 06:00")).toBeVisible()
  })

  test("a device without NFC is offered the way by post", async ({ page, broker }) => {
    await broker.open("applicant-nfc", { NFC: "0" })
    await page.goto("/account/open")
    const sheet = page.getByRole("dialog", { name: "この端末ではカードを読み取れません" })
    await sheet.getByRole("button", { name: "書類の郵送で申し込む" }).click()
    await settled(page, "aco_index")
    await expect(page.getByRole("heading", { name: "書類の郵送でのお申込み" })).toBeVisible()
  })
})
