import type { Page } from "@playwright/test"
import { codeField, mailField, repeatField, sendCode } from "./support/applying"
import { expectHeadingFocused, press, tabTo } from "./support/keyboard"
import { closeLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"
import { amountField, toConfirm, withdraw } from "./support/withdrawing"

// As most customers have it; other journeys spare the movements.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

/** The screen is there and its main heading has the focus. */
async function arrive(page: Page, screen: string): Promise<void> {
  await settled(page, screen)
  await expectHeadingFocused(page)
}

const summary = (page: Page) => page.locator(".k-summary")
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

test.describe("by keyboard alone", () => {
  test("a customer withdraws, corrects an amount and finishes", async ({ page, broker }) => {
    await broker.open("active-investor")
    await page.goto("/client/withdraw_select")
    await arrive(page, "client_withdraw_select")
    await press(page, page.getByRole("link", { name: /サンプル銀行/ }))
    await arrive(page, "client_withdrawal")

    await tabTo(page, page.getByRole("radio", { name: "金額を指定する" }))
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("radio", { name: "全額を出金する" })).toBeFocused()
    await expect(page.getByRole("radio", { name: "全額を出金する" })).toBeChecked()
    await page.keyboard.press("ArrowUp")
    await expect(page.getByRole("radio", { name: "金額を指定する" })).toBeChecked()

    await tabTo(page, page.getByLabel(amountField))
    await page.keyboard.type("200")
    await page.keyboard.press("Tab")
    await expect(page.getByText("1,000円以上で入力してください").first()).toBeVisible()
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByLabel(amountField)).toBeFocused()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("90000")
    await press(page, button(page, "+1万円"), "Space")
    await expect(page.getByLabel(amountField)).toHaveValue("100,000")
    await press(page, toConfirm(page))
    await arrive(page, "client_withdrawal_confirm")

    await press(page, withdraw(page), "Space")
    await arrive(page, "client_withdrawal_complete")
    await expect(page.getByText("W250115-0002")).toBeVisible()
    expect(await broker.journal("legacy/withdrawal_complete")).toHaveLength(1)
  })

  test("a question about the amount holds the focus, and gives it back", async ({ page, broker }) => {
    await broker.open("active-investor")
    await page.goto("/client/withdrawal?type=1")
    await arrive(page, "client_withdrawal")
    await broker.fault({
      call: "legacy/withdrawal_confirm",
      fault: "status-1",
      times: 2,
      body: { MESSAGE_ARRAY: ["ただいま受け付けられません。"] },
    })
    await tabTo(page, page.getByLabel(amountField))
    await page.keyboard.type("100000")
    await press(page, toConfirm(page))
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText("ただいま受け付けられません。")
    for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key)
      await expect(dialog.locator(":focus")).toHaveCount(1)
    }
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(toConfirm(page)).toBeFocused()
    // The same asked twice within 600 ms counts as one press: whoever was that quick presses again.
    await expect(async () => {
      if ((await dialog.count()) === 0) await page.keyboard.press("Enter")
      await expect(dialog).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.keyboard.press("Enter")
    await expect(dialog).toHaveCount(0)
    await expect(toConfirm(page)).toBeFocused()
  })

  test("an applicant gets from the mail address to the second agreements", async ({ page, broker }) => {
    await broker.open("new-applicant")
    await page.goto("/account/open")
    await arrive(page, "mail_auth")
    await tabTo(page, mailField(page))
    await page.keyboard.type("hanako@example.jp")
    await tabTo(page, repeatField(page))
    await page.keyboard.type("hanako@example.jp")
    await press(page, sendCode(page))
    await arrive(page, "auth_code")

    await tabTo(page, codeField(page))
    await page.keyboard.type("000000")
    await press(page, button(page, "認証する"))
    await expect(page.getByText(/認証コードが正しくありません/).first()).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(await broker.newestCode())
    await press(page, button(page, "認証する"))
    await arrive(page, "agreement_one")

    for (const next of ["同意して次へ", "同意して本人確認へ"]) {
      const rows = button(page, /を開く/)
      const count = await rows.count()
      expect(count).toBeGreaterThan(0)
      for (let index = 0; index < count; index += 1) await press(page, rows.nth(index))
      for (const box of await page.getByRole("checkbox").all()) {
        await press(page, box, "Space")
        await expect(box).toBeChecked()
      }
      await press(page, button(page, next))
      await arrive(page, next === "同意して次へ" ? "agreement_two" : "nfc_check")
    }
  })

  test("the list of mistakes is reached by Tab, and each of its links leads to its field", async ({ page, broker }) => {
    await broker.open("new-applicant")
    await page.goto("/account/open")
    await arrive(page, "mail_auth")
    await tabTo(page, mailField(page))
    await page.keyboard.type("hanako@")
    await tabTo(page, repeatField(page))
    await page.keyboard.type("taro@example.jp")
    await press(page, sendCode(page))
    await expect(summary(page)).toBeVisible()
    await expect(mailField(page)).toBeFocused()
    const [first] = await summary(page).getByRole("link").all()
    if (!first) throw new Error("the list of mistakes is empty")
    await tabTo(page, first, "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(mailField(page)).toBeFocused()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("hanako@example.jp")
    await press(page, sendCode(page))
    await expect(repeatField(page)).toBeFocused()
  })

  test("a sheet that needs an answer stays, however often Escape is pressed", async ({ page, broker }) => {
    await broker.open("applicant-agreements")
    await broker.setClock("2025-02-20T10:00:00+09:00")
    await page.goto("/account/open")
    const sheet = page.getByRole("dialog", { name: "エラーが発生しました" })
    const again = sheet.getByRole("button", { name: "はじめからやり直す" })
    await expect(sheet).toContainText("一定期間が経過")
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press("Escape")
      await expect(sheet).toBeVisible()
      await page.keyboard.press("Tab")
      await expect(again).toBeFocused()
    }
    await page.keyboard.press("Enter")
    await arrive(page, "mail_auth")
  })

  test("a sheet gives the focus back, and Escape takes its last button, which closes", async ({ page, broker }) => {
    await broker.open("new-applicant")
    const links = await watchLinks(page)
    await page.goto("/account/open")
    await arrive(page, "mail_auth")
    await tabTo(page, mailField(page))
    await page.keyboard.type("hanako@example.jp")
    const back = button(page, "戻る")
    const sheet = page.getByRole("dialog", { name: "手続きを中断しますか？" })
    await tabTo(page, back, "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(sheet.getByRole("button", { name: "手続きを続ける" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(sheet).toHaveCount(0)
    await expect(back).toBeFocused()
    await expect(mailField(page)).toHaveValue("hanako@example.jp")
    expect(links).toEqual([])
    await page.keyboard.press("Enter")
    await expect(sheet).toBeVisible()
    await page.keyboard.press("Escape")
    await expect.poll(() => links).toEqual([closeLink])
  })

  test("a question that an answer brings up is said politely, and is the next stop", async ({ page, broker }) => {
    await broker.open("applicant-nfc")
    await page.goto("/account/open")
    await arrive(page, "nfc_check")
    const said = page.locator("p[aria-live=polite]")
    await expect(said).toHaveText("本人確認の準備")
    const card = page.getByRole("group", { name: /マイナンバーカードをお持ちですか/ })
    await tabTo(page, card.getByRole("radio", { name: "はい" }))
    await page.keyboard.press("Space")
    await expect(said).toHaveText("次の質問：署名用パスワードはわかりますか")
    await page.keyboard.press("Tab")
    await expect(
      page
        .getByRole("group", { name: /署名用パスワード/ })
        .getByRole("radio")
        .first(),
    ).toBeFocused()
  })
})
