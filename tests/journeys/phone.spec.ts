import appDocument from "../../schemas/app.json" with { type: "json" }
import type { FrameLocator, Locator, Page } from "@playwright/test"
import { expect, expectAccessible, test } from "./support/test"

test.use({ viewport: { width: 1360, height: 940 } })

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="アプリの画面"]')
const panelTab = (page: Page, name: string) => page.getByRole("tab", { name }).click()
/** The sandbox's server is asked for some: it has answered when the button is pressed. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const button = page.getByRole("group", { name: group }).getByRole("button", { name, exact: true })
  await button.click()
  await expect(button).toHaveAttribute("aria-pressed", "true")
}

async function expectScreen(page: Page, screen: string): Promise<void> {
  await expect(frameOf(page).locator(`[data-screen="${screen}"][data-settled="true"]`)).toBeVisible()
}

async function openAddress(page: Page, path: string): Promise<void> {
  await page.getByLabel("アドレス").fill(path)
  await page.getByRole("button", { name: "開く", exact: true }).click()
}

async function enterWorld(page: Page, world: string): Promise<void> {
  await panelTab(page, "サーバー")
  const entry = page.getByRole("button", { name: new RegExp(`${world}$`) })
  const entered = page.waitForResponse((response) => response.url().endsWith("/__sandbox/reset"))
  await entry.click()
  await entered
  await expect(entry).toHaveAttribute("aria-pressed", "true")
  // A page that comes up takes the focus, and with it what is typed just then.
  await expect(frameOf(page).locator('[data-settled="true"]').first()).toBeVisible()
}

test.describe("the phone", () => {
  test.beforeEach(async ({ page, context, baseURL, broker }) => {
    await context.addCookies([{ name: "SANDBOX_SPACE", value: broker.space, url: baseURL ?? "" }])
    await page.goto("/")
    await expect(page.getByRole("heading", { name: "端末シミュレーター" })).toBeVisible()
  })

  test("shows the app, lists every screen with its states, and is accessible", async ({ page }) => {
    await expectScreen(page, "mail_auth")
    // The app has gone on from the address that it was opened with.
    await expect(page.getByLabel("アドレス")).toHaveValue("/account/open/mail_auth")
    await expect(page.getByRole("status").filter({ hasText: /\d+画面/ })).toBeVisible()
    await expectAccessible(page)
    // A page that could scroll would move away when a field in the app takes the focus.
    expect(await page.evaluate("document.documentElement.scrollHeight <= innerHeight")).toBe(true)
    await page.getByLabel("画面をさがす").fill("client_withdrawal_confirm")
    await expect(page.getByRole("status").filter({ hasText: "1画面" })).toBeVisible()
    await page.locator("summary", { hasText: "状態" }).first().click()
    await page.locator(".p-chip").first().click()
    await expectScreen(page, "client_withdrawal_confirm")
  })

  test("plays another device: platform, version, environment, side, theme and size of text", async ({ page }) => {
    await expectScreen(page, "mail_auth")
    await enterWorld(page, "active-investor")
    await openAddress(page, "/client/withdraw_select")
    await expectScreen(page, "client_withdraw_select_v2")
    await panelTab(page, "端末")
    await choose(page, "アプリの版", "3.23.9")
    await page.getByRole("button", { name: "開き直す" }).click()
    await expectScreen(page, "client_withdraw_select")
    await choose(page, "端末の種類", "Android")
    await choose(page, "アプリの版", "3.24.0")
    await choose(page, "環境", "ミニアプリ")
    await page.getByRole("button", { name: "開き直す" }).click()
    await expectScreen(page, "client_withdraw_select_v2")
    const root = frameOf(page).locator("html")
    await expect(root).toHaveAttribute("data-platform", "android")
    await expect(root).toHaveAttribute("data-environment", "mini")
    await expect(page.getByRole("button", { name: "端末の戻るボタン" })).toBeVisible()

    await choose(page, "端末の種類", "iPhone")
    await page.getByRole("button", { name: "開き直す" }).click()
    await expect(root).toHaveAttribute("data-platform", "ios")
    await choose(page, "向き", "横")
    await expect.poll(() => root.evaluate(() => innerWidth > innerHeight)).toBe(true)
    await choose(page, "テーマ", "ダーク")
    await expect(root).toHaveAttribute("data-theme", "dark")
    await expectAccessible(page)
    await choose(page, "文字の大きさ", "200%")
    await expect(root).toHaveCSS("font-size", "32px")
    await choose(page, "文字の大きさ", "標準")

    await choose(page, "向き", "縦")
    await choose(page, "幅", "320")
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(320)
    await choose(page, "色の強制", "あり")
    const colors = () =>
      root.evaluate(() => {
        const { body } = document
        return [getComputedStyle(body).backgroundColor, getComputedStyle(body).color]
      })
    const forced = await colors()
    await choose(page, "色の強制", "なし")
    await expect.poll(colors).not.toEqual(forced)
  })

  test("its keyboard takes room from the page while a field has the focus", async ({ page }) => {
    await expectScreen(page, "mail_auth")
    await panelTab(page, "端末")
    await choose(page, "キーボード", "出す")
    const root = frameOf(page).locator("html")
    const height = () => root.evaluate(() => innerHeight)
    const whole = await height()
    await frameOf(page).getByLabel("メールアドレス", { exact: true }).focus()
    await expect.poll(height).toBeLessThan(whole - 200)
    await page.getByRole("button", { name: "完了" }).click()
    await expect.poll(height).toBe(whole)
  })

  test("without a network the app says so, and a webview that opens offers another try", async ({ page }) => {
    await expectScreen(page, "mail_auth")
    await panelTab(page, "端末")
    await choose(page, "通信", "圏外")
    const app = frameOf(page)
    await app.getByLabel("メールアドレス", { exact: true }).fill("taro@example.jp")
    await app.getByLabel("メールアドレス（確認）").fill("taro@example.jp")
    await app.getByRole("button", { name: "認証コードを送る" }).click()
    await expect(app.getByRole("dialog")).toBeVisible()
    await page.getByRole("button", { name: "開き直す" }).click()
    const lost = page.getByRole("dialog", { name: "ページを開けません" })
    await expect(lost).toBeVisible()
    await choose(page, "通信", "つながる")
    await lost.getByRole("button", { name: "もう一度開く" }).click()
    await expectScreen(page, "mail_auth")
  })

  test("begins a withdrawal with a customer who can make one", async ({ page }) => {
    await page.getByRole("button", { name: "出金する /client/withdraw_select" }).click()
    await expectScreen(page, "client_withdraw_select_v2")
    await expect(frameOf(page).getByText("235,000円").first()).toBeVisible()
  })

  test("enters worlds, and orders a fault", async ({ page }) => {
    await enterWorld(page, "active-investor")
    await openAddress(page, "/client/withdrawal?type=1")
    await expectScreen(page, "client_withdrawal")
    await expect(frameOf(page).getByText("235,000円").first()).toBeVisible()
    await enterWorld(page, "zero-available")
    await expectScreen(page, "client_withdrawal")
    await expect(frameOf(page).getByText("現在、出金できる金額はありません")).toBeVisible()

    await page.getByLabel("通信", { exact: true }).fill("legacy/withdrawal")
    await page.getByLabel("内容").selectOption("offline")
    await page.getByRole("button", { name: "障害を起こす" }).click()
    await expect(page.getByText("legacy/withdrawal：通信できない")).toBeVisible()
    await openAddress(page, "/client/withdrawal?type=1")
    await expectScreen(page, "error")
    await openAddress(page, "/client/withdrawal?type=2")
    await expectScreen(page, "client_withdrawal")
  })

  test("Android's back closes what lies above, goes back, and closes the first screen", async ({ page, broker }) => {
    await enterWorld(page, "active-investor")
    await panelTab(page, "端末")
    await choose(page, "端末の種類", "Android")
    await openAddress(page, "/client/withdraw_select")
    await expectScreen(page, "client_withdraw_select_v2")
    const app = frameOf(page)
    const back = page.getByRole("button", { name: "端末の戻るボタン" })
    await app.getByRole("link", { name: /サンプル銀行/ }).click()
    await expectScreen(page, "client_withdrawal")
    await app.getByLabel("出金額").fill("100000")
    await broker.fault({ call: "legacy/withdrawal_confirm", fault: "status-1", times: 1 })
    await app.getByRole("button", { name: "確認へ進む" }).press("Enter")
    await expect(app.getByRole("dialog")).toBeVisible()
    await back.click()
    await expect(app.getByRole("dialog")).toHaveCount(0)
    await expectScreen(page, "client_withdrawal")
    await back.click()
    await expectScreen(page, "client_withdraw_select_v2")
    await back.click()
    await expect(page.getByRole("dialog", { name: "アプリの画面は閉じられました" })).toBeVisible()
    await back.click()
    await expect(page.getByRole("dialog", { name: "アプリの画面は閉じられました" })).toBeVisible()
  })

  for (const [world, prove] of [
    [
      "trading-password",
      async (asked: Locator) => {
        await asked.getByLabel("取引パスワード").fill("not-this-one")
        await asked.getByRole("button", { name: "確認する" }).click()
        await expect(asked.getByRole("alert")).toHaveText("取引パスワードが正しくありません。")
        await asked.getByLabel("取引パスワード").fill("sample-trade-1")
        await asked.getByRole("button", { name: "確認する" }).click()
      },
    ],
    ["passkey", (asked: Locator) => asked.getByRole("button", { name: "パスキーで確認する" }).click()],
  ] as const)
    test(`a withdrawal waits for the proof by ${world}, and a cancelled one moves no money`, async ({
      page,
      broker,
    }) => {
      await enterWorld(page, world)
      await openAddress(page, "/client/withdrawal?type=1")
      await expectScreen(page, "client_withdrawal")
      const app = frameOf(page)
      const before = await broker.ledger()
      await app.getByLabel("出金額").fill("100000")
      await app.getByRole("button", { name: "確認へ進む" }).press("Enter")
      await expectScreen(page, "client_withdrawal_confirm")

      const asked = page.getByRole("dialog", { name: "本人確認" })
      await app.getByRole("button", { name: "出金する" }).click()
      await asked.getByRole("button", { name: "キャンセル" }).click()
      await expect(asked).toHaveCount(0)
      await expectScreen(page, "client_withdrawal_confirm")
      expect(await broker.ledger()).toEqual(before)

      await app.getByRole("button", { name: "出金する" }).click()
      await prove(asked)
      await expectScreen(page, "client_withdrawal_complete")
      const moved = (await broker.ledger()).slice(before.length)
      expect(moved).toMatchObject([{ kind: "withdrawal-accepted" }])
      expect(moved[0]?.["postings"]).toContainEqual({ account: "cash", amount: -100000 })
    })

  test("what was done is told, and played again from a link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.getByRole("button", { name: "出金する /client/withdraw_select" }).click()
    await expectScreen(page, "client_withdraw_select_v2")
    const app = frameOf(page)
    await app.getByRole("link", { name: /サンプル銀行/ }).click()
    await expectScreen(page, "client_withdrawal")
    await app.getByLabel("出金額").fill("100000")
    await app.getByRole("button", { name: "確認へ進む" }).press("Enter")
    await expectScreen(page, "client_withdrawal_confirm")
    await panelTab(page, "不具合")
    await expect(page.getByText("「出金額」に「100000」を入れる")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("button", { name: "報告をコピー" }).click()
    await expect(page.getByText("報告をコピーしました")).toBeVisible()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    // A small glass has to be scrolled between them.
    expect(report).toMatch(/「出金」の画面\n[^]*「出金額」に「100000」を入れる\n[^]*「確認へ進む」を押す\n/)
    expect(report).toContain("legacy/withdrawal_confirm → ok")
    const link = report.trim().split("\n").at(-1) ?? ""
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "画像を保存" }).click(),
    ])
    expect(picture.suggestedFilename()).toBe("bug-report.png")

    await page.goto(link)
    await expect(page.getByText("最後の手順まで再現しました")).toBeVisible()
    await expectScreen(page, "client_withdrawal_confirm")
    await expect(app.getByText("99,615")).toBeVisible()
    await expectAccessible(page)
    await page.goto("/")
    await page.goto(link.slice(0, -30))
    await expect(page.getByRole("alert")).toHaveText(/リンクが途中で切れているか、書き換わっています/)
  })

  test("opens a document outside of the app, and comes back", async ({ page }) => {
    await enterWorld(page, "applicant-agreements")
    await openAddress(page, "/account/open")
    await expectScreen(page, "agreement_one")
    await frameOf(page)
      .getByRole("button", { name: /を開く/ })
      .first()
      .click()
    const outside = page.getByRole("dialog", { name: "外部ブラウザで開きます" })
    await expect(outside.getByRole("link", { name: "新しいタブで開く" })).toHaveAttribute("href", /^https:/)
    await outside.getByRole("button", { name: "アプリに戻る" }).click()
    await expect(outside).toHaveCount(0)
    await expect(frameOf(page).getByText("確認済み").first()).toBeVisible()
  })

  test("another world begins with a webview that remembers nothing", async ({ page }) => {
    await enterWorld(page, "applicant-agreements")
    await openAddress(page, "/account/open")
    await expectScreen(page, "agreement_one")
    await enterWorld(page, "applicant-nfc")
    await expectScreen(page, "nfc_check")
  })

  test("offers every address that the app draws", async ({ page }) => {
    const drawn = Object.entries(appDocument.routes).flatMap(([path, route]) => ("elsewhere" in route ? [] : [path]))
    await expect(page.getByRole("status").filter({ hasText: /\d+画面/ })).toBeVisible()
    const offered = await page.locator(".p-entry__path").allInnerTexts()
    expect(drawn.filter((path) => !offered.includes(path))).toEqual([])
  })

  test("turns the clock and shows what the app said and asked", async ({ page }) => {
    await enterWorld(page, "active-investor")
    await page.getByLabel("日時").fill("2025-01-20T01:30")
    await page.getByRole("button", { name: "時計を動かす" }).click()
    await expect(page.getByText(/2025年1月20日.*1:30/)).toBeVisible()
    await openAddress(page, "/client/withdraw_select")
    await expectScreen(page, "client_withdraw_select_v2")
    await panelTab(page, "記録")
    await expect(page.getByText("legacy/withdraw_select").first()).toBeVisible()
    await expect(page.locator(".p-log__entry", { hasText: "ログ" }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test("tells why another screen came than the one that was opened", async ({ page }) => {
    await enterWorld(page, "active-investor")
    await openAddress(page, "/client/bank_complete")
    await expectScreen(page, "client_bank")
    await expect(page.getByText("「登録完了」は開けず、別の画面になりました。")).toBeVisible()
    await panelTab(page, "なぜ")
    const why = page.getByRole("region", { name: "別の画面が開いた理由" })
    await expect(why).toContainText("前の画面で決まる値「bank_result」：なし")
    await expectAccessible(page)
  })

  test("shows the mail with the code", async ({ page }) => {
    await enterWorld(page, "new-applicant")
    await openAddress(page, "/account/open")
    await expectScreen(page, "mail_auth")
    const app = frameOf(page)
    await app.getByLabel("メールアドレス", { exact: true }).fill("taro@example.jp")
    await app.getByLabel("メールアドレス（確認）").fill("taro@example.jp")
    await app.getByRole("button", { name: "認証コードを送る" }).click()
    await expectScreen(page, "auth_code")
    await expect(page.getByRole("tab", { name: "メール" })).toHaveText(/1$/)
    await panelTab(page, "メール")
    await expect(page.getByText("差出人：サンプル証券 <no-reply@mail.sample-securities.example.jp>")).toBeVisible()
    await expect(page.getByRole("heading", { name: "【サンプル証券】認証コードのお知らせ" })).toBeVisible()
    const code = await page.locator(".p-letter__digits").innerText()
    expect(code).toMatch(/^\d{6}$/)
    await page.getByRole("button", { name: "入力する" }).click()
    await expect(app.getByLabel(/認証コード/)).toHaveValue(code)
    await app.getByRole("button", { name: "認証する" }).click()
    await expectScreen(page, "agreement_one")
  })

  test("closes, asks for the login, and signs in", async ({ page }) => {
    await enterWorld(page, "active-investor")
    await openAddress(page, "/client/withdraw_select")
    await expectScreen(page, "client_withdraw_select_v2")
    await panelTab(page, "端末")
    await page.getByRole("button", { name: "ログアウトする" }).click()
    await page.getByRole("dialog", { name: "ログイン" }).getByRole("button", { name: "ログインする" }).click()
    await expectScreen(page, "client_withdraw_select_v2")

    await frameOf(page).getByRole("button", { name: "戻る" }).click()
    const closed = page.getByRole("dialog", { name: "アプリの画面は閉じられました" })
    await closed.getByRole("button", { name: "もう一度開く" }).click()
    await expectScreen(page, "client_withdraw_select_v2")
  })
})
