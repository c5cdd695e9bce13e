import type { FrameLocator, Page } from "@playwright/test"
import { watchLinks } from "./support/links"
import { expect, expectAccessible, settled, test } from "./support/test"

test.use({ viewport: { width: 1360, height: 940 } })

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="アプリの画面"]')

async function expectScreen(page: Page, screen: string): Promise<void> {
  await expect(frameOf(page).locator(`[data-screen="${screen}"][data-settled="true"]`)).toBeVisible()
}

async function enterWorld(page: Page, world: string): Promise<void> {
  await page.getByRole("tab", { name: "サーバー" }).click()
  const entry = page.getByRole("button", { name: new RegExp(`${world}$`) })
  await entry.click()
  await expect(entry).toHaveAttribute("aria-pressed", "true")
}

/** From the preparation to the reader, which lies above the webview then. */
async function openReader(page: Page): Promise<void> {
  await expectScreen(page, "nfc_check")
  await frameOf(page).getByRole("button", { name: "次へ" }).click()
  await expectScreen(page, "onboarding")
  await agree(page)
  await launch(page)
}

async function agree(page: Page): Promise<void> {
  const box = frameOf(page).getByRole("checkbox")
  if (!(await box.isChecked())) await frameOf(page).locator("label", { hasText: "本人確認のために利用し" }).click()
  await expect(box).toBeChecked()
}

async function launch(page: Page): Promise<void> {
  await frameOf(page).getByRole("button", { name: "読み取りをはじめる" }).click()
  await expect(page.getByRole("dialog", { name: "カードを読み取ります" })).toBeVisible()
}

interface Wish {
  readonly person?: string
  readonly result?: string
  readonly after?: string
}

async function read(page: Page, { person, result, after }: Wish): Promise<void> {
  if (person !== undefined) await page.getByLabel("カードの持ち主").selectOption({ label: person })
  if (result !== undefined) await page.getByLabel("読み取りの結果").selectOption({ label: result })
  if (after !== undefined) await page.getByLabel("読み取りのあと").selectOption({ label: after })
  await page.getByRole("button", { name: "読み取る", exact: true }).click()
}

test.describe("the reader of cards", () => {
  test.beforeEach(async ({ page, context, baseURL, broker }) => {
    await context.addCookies([{ name: "SANDBOX_SPACE", value: broker.space, url: baseURL ?? "" }])
    await page.goto("/")
    await enterWorld(page, "applicant-onboarding")
  })

  test("stays away until a page asks for it, and comes back to the page with what it read", async ({ page }) => {
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await openReader(page)
    await expectAccessible(page)
    await read(page, { person: "佐藤 美咲" })
    await expect(page.getByRole("status").filter({ hasText: "カードを動かさずにお待ちください" })).toBeVisible()
    await expectScreen(page, "multiple_name")
    await expect(frameOf(page).getByText("佐藤 美咲")).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })

  test("fails, and is opened again", async ({ page }) => {
    await openReader(page)
    await read(page, { result: "読み取りに失敗する（カードが動いた）" })
    const sheet = frameOf(page).getByRole("dialog", { name: "カードを読み取れませんでした" })
    await sheet.getByRole("button", { name: "もう一度読み取る" }).click()
    await expect(frameOf(page).getByRole("button", { name: "読み取りをはじめる" })).toBeVisible()
    await agree(page)
    await launch(page)
  })

  test("says why a card that was read does not do", async ({ page }) => {
    await openReader(page)
    await read(page, { person: "見本 次郎" })
    const known = frameOf(page).getByRole("dialog", { name: "すでに口座をお持ちです" })
    await expect(known).toContainText("0120-000-000")
    await expect(known.getByRole("button", { name: "ログインする" })).toBeFocused()
  })

  test("is left without a word", async ({ page }) => {
    await openReader(page)
    await page.getByRole("button", { name: "キャンセルする" }).click()
    await expectScreen(page, "onboarding")
    await expect(frameOf(page).getByRole("dialog")).toHaveCount(0)
  })

  for (const [after, screen] of [
    ["アプリが終了している（結果は届く）", "multiple_name"],
    ["アプリが終了している（読み取りは途中）", "nfc_check"],
  ] as const)
    test(`${after}: the guard decides for ${screen}`, async ({ page }) => {
      await openReader(page)
      await read(page, { after })
      await expectScreen(page, screen)
      await expect(page.getByRole("dialog")).toHaveCount(0)
    })
})

test("F29: a host that opens no reader leaves the customer where it can be asked again", async ({ page, broker }) => {
  await broker.open("applicant-onboarding")
  await page.clock.install()
  const links = await watchLinks(page)
  await page.goto("/account/open")
  await settled(page, "nfc_check")
  await page.getByRole("button", { name: "次へ" }).click()
  await settled(page, "onboarding")
  await page.locator("label", { hasText: "本人確認のために利用し" }).click()
  const start = page.getByRole("button", { name: "読み取りをはじめる" })
  await start.click()
  await expect.poll(() => links).toHaveLength(1)
  await page.clock.fastForward(60_000)
  await settled(page, "onboarding")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  // A browser that was asked to open another app takes no fingers any more: the button is pressed from within.
  await start.dispatchEvent("click")
  await expect.poll(() => links).toHaveLength(2)
})
