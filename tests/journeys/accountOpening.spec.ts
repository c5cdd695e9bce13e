import { expect, settled, test } from "./support/test"

const address = "hanako@example.jp"

test.describe("account opening", () => {
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
    await expect(again.getByRole("button", { name: /再送できるまで/ })).toBeVisible()
    await expect(again.getByText(/ha.*@example\.jp/)).toBeVisible()
  })

  test("the return point opens its step, whatever step the address names", async ({ page, broker }) => {
    await broker.open("applicant-nfc")
    await page.goto("/account/open/agreement_two")
    await settled(page, "nfc_check")
  })
})
