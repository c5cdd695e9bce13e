import type { Page } from "@playwright/test"
import { address, enterMail, mailField, openStep } from "./support/applying"
import { expect, settled, test } from "./support/test"
import { amountField, enterAmount, expectKept, openConfirm, toConfirm, withdraw } from "./support/withdrawing"

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))

test("a mail address is kept nowhere but in memory", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await enterMail(page)
  await page.getByRole("button", { name: "認証コードを送る" }).click()
  await settled(page, "auth_code")
  expect(await stored(page)).not.toContain("hanako")
  await page.goBack()
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue(address)
  expect(await stored(page)).not.toContain("hanako")
})

for (const way of ["setItem", "getItem", "all"] as const) {
  test(`F43: a storage whose ${way} throws is no obstacle to a withdrawal`, async ({ page, broker }) => {
    await broker.open("active-investor")
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException("no storage", "SecurityError")
      }
      if (name === "all") {
        for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(window, area, { get: refuse })
      } else Object.defineProperty(Storage.prototype, name, { value: refuse })
    }, way)
    await openConfirm(page)
    await withdraw(page).click()
    await settled(page, "client_withdrawal_complete")
  })
}

test("F44: a file of an older deployment is fetched anew by one reload", async ({ page, broker }) => {
  await broker.open("active-investor")
  await enterAmount(page)
  let refused = 0
  await page.route(/client_withdrawal_confirm.*\.js/, async (route) => {
    refused += 1
    await (refused === 1 ? route.fulfill({ status: 404 }) : route.continue())
  })
  await toConfirm(page).click()
  await settled(page, "client_withdrawal_confirm")
  expect(refused).toBe(2)
})

test("F44: a file that never comes leads to the error page, and what was typed is still there", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await enterAmount(page, "120000")
  await page.route(/client_withdrawal_confirm.*\.js/, (route) => route.fulfill({ status: 404 }))
  await toConfirm(page).click()
  await settled(page, "error")
  await page.goto("/client/withdrawal?type=1")
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("120,000")
})

test("F45: an amount outlives a reload, and stands nowhere readably", async ({ page, broker }) => {
  await broker.open("active-investor")
  await enterAmount(page, "123456")
  await expectKept(page)
  expect(await stored(page)).not.toMatch(/123,?456/)
  await page.reload()
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("123,456")
})

test("F45: a page from the browser's cache asks for the amounts anew and keeps what was typed", async ({
  page,
  broker,
}) => {
  await broker.open("active-investor")
  await enterAmount(page)
  await expectKept(page)
  const asked = (await broker.journal("legacy/withdrawal")).length
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
  await expect.poll(async () => (await broker.journal("legacy/withdrawal")).length).toBe(asked + 1)
  await settled(page, "client_withdrawal")
  await expect(page.getByLabel(amountField)).toHaveValue("100,000")
})

test("F45: a process that was killed goes on where the server says", async ({ page, broker, context }) => {
  await broker.open("applicant-otp")
  await openStep(page, "auth_code")
  await page.close()
  const again = await context.newPage()
  await openStep(again, "auth_code")
})

test("F29: a native host that is absent or throws is no obstacle", async ({ page, broker, browser, baseURL }) => {
  await broker.open("active-investor")
  const cookies = await page.context().cookies()
  for (const kind of ["absent", "throws"]) {
    const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
    const phone = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) })
    await phone.addCookies(cookies)
    const view = await phone.newPage()
    const errors: string[] = []
    view.on("pageerror", ({ message }) => errors.push(message))
    await view.addInitScript((broken) => {
      const postMessage = () => {
        throw new Error("the host is gone")
      }
      const handlers = broken === "throws" ? { sendLog: { postMessage }, showTopBar: { postMessage } } : undefined
      Object.defineProperty(window, "webkit", { value: handlers && { messageHandlers: handlers } })
    }, kind)
    await enterAmount(view)
    await toConfirm(view).click()
    await settled(view, "client_withdrawal_confirm")
    expect(errors).toEqual([])
    await phone.close()
  }
})
