import type { Page } from "@playwright/test"
import { loginLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"
import { openConfirm, withdraw } from "./support/withdrawing"

type Outcome = (page: Page, links: readonly string[]) => Promise<void>

const errorPage: Outcome = async (page) => {
  await settled(page, "error")
  await expect(page).toHaveURL(/\/error$/)
  await expect(page.getByRole("heading", { name: "エラーが発生しました" })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

const popup =
  (text: string): Outcome =>
  async (page) => {
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText(text)
    await dialog.getByRole("button", { name: "はい" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/\/error/)
  }

const loggedOut: Outcome = async (page, links) => {
  await expect.poll(() => links).toContain(loginLink)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain("TOKEN")
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

const notFound: Outcome = async (page) => {
  await expect(page).toHaveURL(/\/error\/404$/)
  await expect(page.getByRole("dialog")).toContainText("お探しの情報が見つかりません。")
}

const noticePage: Outcome = async (page) => {
  await expect(page).toHaveURL("https://www.example.jp/mnt")
}

const codePopup =
  (text: string, screen: RegExp): Outcome =>
  async (page) => {
    await expect(page.getByRole("dialog")).toContainText(text)
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await expect(page).toHaveURL(screen)
  }

/** Every ending of a legacy call, each by a fault that ends so. That every call meets every fault is proved without a browser. */
const every: Readonly<Record<string, Outcome>> = {
  offline: errorPage,
  "status-1": popup("エラーメッセージ1"),
  "status-1-404": notFound,
  "maintenance-url": noticePage,
}

interface Asking {
  readonly before?: (page: Page) => Promise<void>
  readonly ask: (page: Page) => Promise<unknown>
  readonly faults: typeof every
}

/** One call when a screen opens, one behind a button. */
const calls: Readonly<Record<string, Asking>> = {
  "legacy/withdrawal": {
    ask: (page) => page.goto("/client/withdrawal?type=1"),
    faults: {
      ...every,
      "login-status": loggedOut,
      "business-code": codePopup("出金先の口座が登録されていません。", /\/client\/bank$/),
    },
  },
  "legacy/withdrawal_complete": {
    before: openConfirm,
    ask: (page) => withdraw(page).click(),
    faults: {
      ...every,
      "http-401": loggedOut,
      "business-code": codePopup("出金可能額を超えています。", /\/client\/withdrawal(\?|$)/),
    },
  },
}

for (const [call, { before, ask, faults }] of Object.entries(calls)) {
  for (const [fault, expectOutcome] of Object.entries(faults)) {
    test(`${call} with ${fault}`, async ({ page, broker }) => {
      await broker.open("active-investor")
      await page.route("https://www.example.jp/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>お知らせ</title>" }),
      )
      await before?.(page)
      const links = await watchLinks(page)
      const asked = (await broker.journal(call)).length
      await broker.fault({ call, fault })
      await ask(page)
      await expectOutcome(page, links)
      expect((await broker.journal(call)).length).toBeGreaterThan(asked)
    })
  }
}
