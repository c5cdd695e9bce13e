import type { Page } from "@playwright/test"
import { playPhone } from "./support/phone"
import { expect, expectAccessible, settled, test } from "./support/test"

const popup = (page: Page, text: string) => expect(page.getByRole("dialog")).toContainText(text)
const sayYes = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "はい" }).click()

test("J01: a bank is registered, the code twice wrong, and money can be withdrawn to it", async ({ page, broker }) => {
  await broker.open("bank-unregistered")
  await page.goto("/client/bank")
  await settled(page, "client_bank")
  await expectAccessible(page)

  await page.getByRole("combobox", { name: "金融機関" }).click()
  await page.getByRole("searchbox").fill("さんぷる")
  await expect(page.getByRole("status").filter({ hasText: "1件" })).toBeVisible()
  await page.getByRole("option", { name: "サンプル銀行（0999）" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("combobox", { name: "支店" }).click()
  await page.getByRole("searchbox").fill("002")
  await expectAccessible(page)
  await page.getByRole("option", { name: "みなと支店（002）" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByLabel("口座番号").fill("１２３４５")
  await page.getByLabel("口座番号").blur()
  await expect(page.getByLabel("口座番号")).toHaveValue("0012345")
  await expect(page.getByLabel("口座名義（カナ）")).toHaveValue("ヤマダ　タロウ")
  const [asked] = await broker.journal("legacy/search_bank_name")
  expect(asked?.payload).toMatchObject({ KEYWORD: "サンプル" })

  await page.getByRole("button", { name: "確認へ進む" }).click()
  await settled(page, "client_bank_confirm")
  await expect(page.getByText("0012345")).toBeVisible()
  await expect(page.getByText("ﾔﾏﾀﾞ ﾀﾛｳ")).toBeVisible()
  await page.getByRole("button", { name: "認証コードを送る" }).click()
  await settled(page, "client_bank_smsauth")
  await expect(page.getByText("090-****-5678 に送信した")).toBeVisible()
  await expectAccessible(page)

  const code = page.getByLabel("認証コード6桁")
  for (const [wrong, left] of [
    ["111111", 4],
    ["222222", 3],
  ] as const) {
    await code.fill(wrong)
    await page.getByRole("button", { name: "認証して登録する" }).click()
    await popup(page, `認証コードが正しくありません。（残り${left}回）`)
    await sayYes(page)
    await expect(code).toHaveValue("")
    await expect(code).toBeFocused()
  }
  await code.fill("123456")
  await page.getByRole("button", { name: "認証して登録する" }).click()
  await settled(page, "client_bank_complete")
  await expect(page.getByRole("heading", { name: "出金先口座を登録しました" })).toBeVisible()
  await expect(page.getByText("普通 ****345")).toBeVisible()
  await expect(page.getByRole("button", { name: "戻る" })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole("button", { name: "出金する" }).click()
  await settled(page, "client_withdraw_select")
  await expect(page.getByText("みなと支店 普通 ****345")).toBeVisible()
})

/** From the form to the code, with an account of サンプル銀行. */
async function askForCode(page: Page, account: string): Promise<void> {
  await page.goto("/client/bank")
  await settled(page, "client_bank")
  await page.getByRole("combobox", { name: "金融機関" }).click()
  await page.getByRole("searchbox").fill("0999")
  // The bank stands among the first ones too, which make way for what is found.
  await expect(page.getByRole("status").filter({ hasText: "1件" })).toBeVisible()
  await page.getByRole("option", { name: "サンプル銀行（0999）" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("combobox", { name: "支店" }).click()
  await page.getByRole("searchbox").fill("002")
  await page.getByRole("option", { name: "みなと支店（002）" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByLabel("口座番号").fill(account)
  await page.getByRole("button", { name: "確認へ進む" }).click()
  await settled(page, "client_bank_confirm")
  await page.getByRole("button", { name: "認証コードを送る" }).click()
  await settled(page, "client_bank_smsauth")
}

const enterCode = async (page: Page) => {
  await page.getByLabel("認証コード6桁").fill("123456")
  await page.getByRole("button", { name: "認証して登録する" }).click()
}

for (const way of ["its code", "another code"])
  test(`of two tabs the newer one registers; the older one asks for ${way}, is told so and sees what is registered`, async ({
    page,
    broker,
    context,
  }) => {
    await broker.open("bank-unregistered")
    await askForCode(page, "0012345")
    const newer = await context.newPage()
    await playPhone(newer)
    await askForCode(newer, "7654321")
    await enterCode(newer)
    await settled(newer, "client_bank_complete")

    if (way === "its code") await enterCode(page)
    else {
      await broker.setClock("2025-01-15T10:02:00+09:00")
      await page.reload()
      await settled(page, "client_bank_smsauth")
      await page.getByRole("button", { name: "認証コードを再送する" }).click()
    }
    await popup(page, "別の画面で新しい認証コードを送ったため、この手続きは続けられません。")
    await sayYes(page)
    await settled(page, "client_bank")
    await expect(page.getByRole("heading", { name: "出金先口座の変更" })).toBeVisible()
    await expect(page.getByText("普通 ****321")).toBeVisible()
    const completed = await broker.journal("legacy/bank_complete")
    expect(completed.map(({ outcome }) => outcome)).toEqual(["ok"])
    // Where it came back to is a way on: the account of the older tab can follow, as a change.
    await askForCode(page, "0012345")
    await enterCode(page)
    await settled(page, "client_bank_complete")
    await expect(page.getByText("普通 ****345")).toBeVisible()
  })
