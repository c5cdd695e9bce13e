import { address, enterMail, mailField, sendCode } from "./support/applying"
import type { Page } from "@playwright/test"
import { callback, playResidence, readerLink, residents } from "./support/residence"
import { closeLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"
import { amountField, enterAmount, expectKept, openAmount, openConfirm, toConfirm } from "./support/withdrawing"

const next = (page: Page) => page.getByRole("button", { name: "次へ" }).click()
/** A browser that was asked to open another app takes no fingers any more: the button is pressed from within. */
const readAgain = (page: Page) =>
  page
    .getByRole("dialog", { name: "カードを読み取れませんでした" })
    .getByRole("button", { name: "もう一度読み取る" })
    .dispatchEvent("click")

/** Place in the history of the app, as the router counts. */
const place = (page: Page) => page.evaluate(() => (history.state as { idx: number }).idx)

for (const { document, steps } of [
  { document: "RESIDENCE_CARD", steps: 2 },
  { document: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE", steps: 1 },
]) {
  test(`F30: a reading of ${document} that failed leads ${steps} steps back, though the page was replaced`, async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-nfc")
    await playResidence(page, residents[document] ?? {})
    const links = await watchLinks(page)
    await page.goto("/account/open/residence_check_start")
    await settled(page, "residence_check_start")
    await next(page)
    if (steps === 2) {
      await settled(page, "residence_expire_check")
      await next(page)
    }
    await settled(page, "residence_expire_date")
    expect(await place(page)).toBe(steps)
    await page.getByRole("button", { name: "読み取りをはじめる" }).click()
    await expect.poll(() => links).toEqual([readerLink])

    await page.evaluate((address) => location.replace(address), callback)
    await readAgain(page)
    await settled(page, "residence_check_start")
    expect(await place(page)).toBe(0)
    await expect(page.getByText("読み取りをやり直してください")).toBeVisible()
    await page.goForward()
    await settled(page, steps === 2 ? "residence_expire_check" : "residence_expire_date")
  })
}

test("F30: a history that is too short leads to the choice of the document", async ({ page, broker }) => {
  await broker.open("applicant-nfc")
  await playResidence(page, residents["RESIDENCE_CARD"] ?? {}, "residence_expire_date")
  await page.goto(callback)
  await readAgain(page)
  await settled(page, "residence_check_start")
  expect(await place(page)).toBe(0)
})

test("F31: BACK=-1 goes back in the history, and closes where there is none", async ({ page, broker }) => {
  await broker.open("active-investor")
  const links = await watchLinks(page)
  await page.goto("/client/withdraw_select")
  await settled(page, "client_withdraw_select")
  await page.getByRole("link", { name: "出金の申込状況・取消" }).click()
  await settled(page, "client_cancel_withdrawal")
  await page.evaluate(() => history.replaceState(history.state, "", "/client/cancel_withdrawal?BACK=-1"))
  await page.reload()
  await settled(page, "client_cancel_withdrawal")
  await page.getByRole("button", { name: "戻る" }).click()
  await settled(page, "client_withdraw_select")
  expect(links).toEqual([])
  await page.getByRole("button", { name: "戻る" }).click()
  await expect.poll(() => links).toEqual([closeLink])
})

test("the device's back answers what lies above the screen before it leaves the screen", async ({ page, broker }) => {
  await broker.open("active-investor")
  await page.goto("/client/withdraw_select")
  await settled(page, "client_withdraw_select")
  await page.getByRole("link", { name: /サンプル銀行/ }).click()
  await settled(page, "client_withdrawal")
  await page.getByLabel(amountField).fill("100000")
  await broker.fault({ call: "legacy/withdrawal_confirm", fault: "status-1", times: 1 })
  await toConfirm(page).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(dialog).toHaveCount(0)
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("100,000")
  expect(await place(page)).toBe(1)
  await page.evaluate(() => history.back())
  await settled(page, "client_withdraw_select")
})

test("in a browser, back over a popup on the first page leads to the page before, and forward finds everything", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await broker.fault({ call: "legacy/withdrawal_confirm", fault: "status-1", times: 1 })
  await page.goto("/__sandbox/worlds")
  await enterAmount(page)
  await toConfirm(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expectKept(page)
  await page.goBack()
  await expect(page).toHaveURL(/worlds$/)
  await page.goForward()
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("100,000")
  expect(await broker.journal("legacy/withdrawal_confirm")).toHaveLength(1)
})

test("F23: maintenance in the middle of an application keeps what was typed", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await enterMail(page)
  await broker.fault({ call: "aco/mail-auth", fault: "maintenance", times: 1 })
  await sendCode(page).click()
  await settled(page, "maintenance")
  await page.getByRole("button", { name: "もう一度確認する" }).click()
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue(address)
})

test("leaving for the old flow forgets the screen of the application", async ({ page, broker }) => {
  await broker.open("applicant-nfc")
  const kept = () => page.evaluate(() => sessionStorage.getItem("kamishibai.screenName"))
  await page.route("https://www.example.jp/**", (route) => route.fulfill({ status: 204 }))
  await page.goto("/account/open")
  await settled(page, "nfc_check")
  expect(await kept()).toBe("nfc_check")
  await page.goto("/aco/index?fallback=true&delete_storage=true")
  await settled(page, "aco_index")
  await page.getByRole("button", { name: "申込みページへ進む" }).click()
  await expect.poll(async () => (await broker.journal("aco/registration-update")).length).toBe(1)
  await expect.poll(kept).toBeNull()
})

test("a rotated phone, a reload and a killed webview keep what was typed, and the step; nothing is sent by itself", async ({
  page,
  broker,
  context,
}) => {
  await broker.open("active-investor")
  await enterAmount(page, "120000")
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByLabel(amountField)).toHaveValue("120,000")
  await page.setViewportSize({ width: 390, height: 844 })
  await expectKept(page)
  await page.reload()
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("120,000")
  await toConfirm(page).click()
  await settled(page, "client_withdrawal_confirm")
  await page.reload()
  await settled(page, "client_withdrawal_confirm")
  await expect(page.getByText("120,000円").first()).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await again.goto("/client/withdrawal_confirm")
  await settled(again, "client_withdrawal_confirm")
  await expect(again.getByText("120,000円").first()).toBeVisible()
  await openAmount(again)
  await expect(again.getByLabel(amountField)).toHaveValue("120,000")
  expect(await broker.journal("legacy/withdrawal_complete")).toEqual([])
})

test("the first tap after a screen was opened counts", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openConfirm(page)
  await page.reload()
  await settled(page, "client_withdrawal_confirm")
  await page.getByRole("button", { name: "出金する", exact: true }).tap()
  await settled(page, "client_withdrawal_complete")
  expect(await broker.journal("legacy/withdrawal_complete")).toHaveLength(1)
})
