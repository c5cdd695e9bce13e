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
})
