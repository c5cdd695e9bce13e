import type { Page } from "@playwright/test"
import { expect, expectAccessible, settled, test } from "./support/test"

const sayYes = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
const body = (page: Page) => page.getByRole("textbox", { name: "お問い合わせ内容" })

async function ask(page: Page): Promise<void> {
  await page.getByLabel("お問い合わせの種類").selectOption("入金・出金")
  await body(page).fill("入金した金額が反映されるのはいつですか。")
}

/** The answers of the form, and those that wait for confirmation, are on the device: encrypting takes a moment. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")))
  const records = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("kamishibai.draft.")).length)
  await expect.poll(records).toBeGreaterThanOrEqual(2)
}

test("J09: a visitor sends an inquiry, and a login that is missing disturbs no step of it", async ({
  page,
  broker,
}) => {
  await broker.open("demo-visitor")
  await page.goto("/inquiry")
  await settled(page, "inquiry")
  await expectAccessible(page)
  await page.getByLabel("お問い合わせの種類").selectOption("アプリの操作・不具合")
  await expect(page.getByText("ご利用環境（OS・アプリのバージョン）を送信します。")).toBeVisible()
  await page.getByLabel("お問い合わせの種類").selectOption("NISA")
  await page.getByLabel("お名前", { exact: true }).fill("山田花子")
  await page.getByLabel("メールアドレス", { exact: true }).fill("Hanako@Example.JP")
  await page.getByLabel("メールアドレス（確認）").fill("Hanako@Example.JP")
  await body(page).fill("口座開設の日数です")
  await body(page).blur()
  await expect(page.getByText("お問い合わせ内容は10文字以上で入力してください").first()).toBeVisible()
  await body(page).fill("口座開設の日数を教えて")
  await page.getByLabel("個人情報の取扱いに同意します").check()
  await page.getByRole("button", { name: "確認する" }).click()
  await settled(page, "inquiry_confirm")
  expect(new URL(page.url()).search).toBe("?step=confirm")
  await expectAccessible(page)
  await expect(page.getByText("Hanako@example.jp")).toBeVisible()
  await page.getByRole("button", { name: "送信する" }).click()
  await settled(page, "inquiry_complete")
  await expect(page.getByRole("heading", { name: "お問い合わせを受け付けました" })).toBeVisible()
  await expect(page.getByText("Q250115-0031")).toBeVisible()
  await expectAccessible(page)
  const [sent] = await broker.journal("legacy/inquiry")
  expect(sent?.payload).toMatchObject({ INQUIRY_KIND: 4, MAIL: "***", PRIVACY_AGREE_FLG: 1 })
  expect(sent?.payload).not.toHaveProperty("MAIL_CONFIRM")
  expect(sent?.payload).not.toHaveProperty("DEVICE_INFO")
})

test("J09: a customer whose login has ended is logged out on the first step, and on the last", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await page.goto("/inquiry")
  await settled(page, "inquiry")
  await ask(page)
  await page.getByRole("button", { name: "確認する" }).click()
  await settled(page, "inquiry_confirm")
  await broker.fault({ call: "legacy/inquiry", fault: "login-status" })
  await page.getByRole("button", { name: "送信する" }).click()
  await expect(page.getByRole("heading", { name: "ログインが必要です" })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("TOKEN")

  await broker.open("active-investor")
  await broker.fault({ call: "legacy/common_inquiry", fault: "login-status" })
  await page.goto("/inquiry")
  await expect(page.getByRole("heading", { name: "ログインが必要です" })).toBeVisible()
})

test("an inquiry goes a step back and outlives a reload; a later step without answers is the first again", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await page.goto("/inquiry?step=complete&BACK=%2Fportfolio%2Fdeposits")
  await settled(page, "inquiry")
  expect(new URL(page.url()).searchParams.get("step")).toBeNull()
  await ask(page)
  await page.getByRole("button", { name: "確認する" }).click()
  await settled(page, "inquiry_confirm")
  await expectKept(page)
  await page.reload()
  await settled(page, "inquiry_confirm")
  await page.getByRole("button", { name: "戻る" }).click()
  await settled(page, "inquiry")
  await expect(body(page)).toHaveValue("入金した金額が反映されるのはいつですか。")
  await page.goForward()
  await settled(page, "inquiry_confirm")
  await page.getByRole("button", { name: "修正する" }).click()
  await settled(page, "inquiry")

  await page.getByRole("button", { name: "戻る" }).click()
  await expect(page.getByRole("dialog")).toContainText("入力内容は保存されません。前の画面に戻りますか？")
  await page.getByRole("dialog").getByRole("button", { name: "いいえ" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(body(page)).toHaveValue("入金した金額が反映されるのはいつですか。")
  await page.goBack()
  await expect(page.getByRole("dialog")).toContainText("入力内容は保存されません。前の画面に戻りますか？")
  await sayYes(page)
  await settled(page, "portfolio_deposits")
  await page.goto("/inquiry?step=confirm")
  await settled(page, "inquiry")
  await expect(body(page)).toHaveValue("")
})

test("an inquiry about the app says what the device is", async ({ page, broker }) => {
  await broker.open("active-investor", { APP_VERSION: "3.24.0" })
  await page.goto("/inquiry?kind=6")
  await settled(page, "inquiry")
  await expect(page.getByText("ご利用環境（OS・アプリのバージョン）を送信します。")).toBeVisible()
  await body(page).fill("入金の画面を開くと、読み込み中のまま進みません。")
  await page.getByRole("button", { name: "確認する" }).click()
  await settled(page, "inquiry_confirm")
  await page.getByRole("button", { name: "送信する" }).click()
  await settled(page, "inquiry_complete")
  const [sent] = await broker.journal("legacy/inquiry")
  expect(sent?.payload).toMatchObject({ DEVICE_INFO: { APP_VERSION: "3.24.0", USER_AGENT: expect.any(String) } })
})
