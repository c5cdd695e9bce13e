import type { Page } from "@playwright/test"
import { loginLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"
import {
  enterAmount,
  finishCancel,
  openCancel,
  openCancelConfirm,
  openConfirm,
  startCancel,
  toConfirm,
  withdraw,
} from "./support/withdrawing"

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

/** Fault of the sandbox -> what a customer sees. */
const every: Readonly<Record<string, Outcome>> = {
  offline: errorPage,
  "http-500": errorPage,
  "http-401": loggedOut,
  "empty-body": errorPage,
  "html-body": errorPage,
  "truncated-json": errorPage,
  "no-status": errorPage,
  "status-1": popup("エラーメッセージ1"),
  "status-1-404": notFound,
  maintenance: loggedOut,
  "maintenance-url": noticePage,
  "login-status": loggedOut,
  halfsheet: popup("エラーメッセージ1"),
}

/** One of each outcome, for calls that share their client with a call that meets all of them. */
const some = Object.fromEntries(
  ["offline", "truncated-json", "status-1", "status-1-404", "login-status"].map((name) => [name, every[name]]),
) as typeof every

interface Asking {
  readonly before?: (page: Page) => Promise<void>
  readonly ask: (page: Page) => Promise<unknown>
  readonly faults: typeof every
}

const calls: Readonly<Record<string, Asking>> = {
  "legacy/withdraw_select": { ask: (page) => page.goto("/client/withdraw_select"), faults: some },
  "legacy/withdrawal": {
    ask: (page) => page.goto("/client/withdrawal?type=1"),
    faults: { ...every, "business-code": codePopup("出金先の口座が登録されていません。", /\/client\/bank$/) },
  },
  "legacy/cancel_withdrawal": { ask: (page) => page.goto("/client/cancel_withdrawal"), faults: some },
  "legacy/withdrawal_confirm": {
    before: (page) => enterAmount(page),
    ask: (page) => toConfirm(page).click(),
    faults: { ...some, "business-code": codePopup("出金可能額を超えています。", /\/client\/withdrawal\?type=1$/) },
  },
  "legacy/withdrawal_complete": {
    before: openConfirm,
    ask: (page) => withdraw(page).click(),
    faults: { ...every, "business-code": codePopup("出金可能額を超えています。", /\/client\/withdrawal(\?|$)/) },
  },
  "legacy/cancel_withdrawal_confirm": {
    before: openCancel,
    ask: (page) => startCancel(page).click(),
    faults: { ...some, "business-code": codePopup("取消可能な時間を過ぎた", /\/client\/cancel_withdrawal$/) },
  },
  "legacy/cancel_withdrawal_complete": {
    before: openCancelConfirm,
    ask: (page) => finishCancel(page).click(),
    faults: { ...some, "business-code": codePopup("取消可能な時間を過ぎた", /\/client\/cancel_withdrawal$/) },
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
