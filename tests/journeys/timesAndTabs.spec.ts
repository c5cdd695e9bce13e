import type { Page } from "@playwright/test"
import { address, codeField, enterCode, enterMail, mailField, openStep, sendCode } from "./support/applying"
import { holdAnswer, stopTime } from "./support/holding"
import { playPhone } from "./support/phone"
import { expect, settled, test } from "./support/test"

const generalError = (page: Page) => page.getByRole("dialog", { name: "エラーが発生しました" })
const resend = (page: Page) => page.getByRole("button", { name: /認証コードを再送する/ })

for (const { ms, isInTime } of [
  { ms: 29_999, isInTime: true },
  { ms: 30_000, isInTime: false },
  { ms: 30_001, isInTime: false },
]) {
  test(`F18: an answer after ${ms} ms is ${isInTime ? "used" : "too late and changes nothing"}`, async ({
    page,
    broker,
  }) => {
    await broker.open("new-applicant")
    await page.clock.install()
    await enterMail(page)
    const { asked, give } = await holdAnswer(page, "**/mail-auth")
    await stopTime(page)
    await sendCode(page).click()
    await asked
    await page.clock.runFor(ms)
    give()
    if (isInTime) return settled(page, "auth_code")
    await page.clock.resume()
    await generalError(page).getByRole("button", { name: "閉じる" }).click()
    await settled(page, "mail_auth")
    await expect(mailField(page)).toHaveValue(address)
  })
}

test("F52: of two tabs the newer code counts once, and the other tab goes on where the server says", async ({
  page,
  broker,
  context,
}) => {
  await broker.open("applicant-otp")
  await openStep(page, "auth_code")
  const older = await broker.newestCode()
  const other = await context.newPage()
  await playPhone(other)
  await broker.setClock("2025-01-15T10:02:00+09:00")
  await openStep(other, "auth_code")
  await resend(other).click()
  await expect(other.getByText("認証コードを再送しました")).toBeVisible()
  const newer = await broker.newestCode()
  expect(newer).not.toBe(older)
  await enterCode(page, older)
  await expect(page.getByText(/認証コードが正しくありません/).first()).toBeVisible()
  await enterCode(page, newer)
  await settled(page, "agreement_one")
  await enterCode(other, newer)
  await settled(other, "agreement_one")
})

test("F52: after five codes within the hour no other is sent, and the text says when", async ({ page, broker }) => {
  await broker.open("applicant-otp")
  for (const minute of ["02", "04", "06", "08"]) {
    await broker.setClock(`2025-01-15T10:${minute}:00+09:00`)
    await openStep(page, "auth_code")
    const sent = (await broker.outbox()).length
    await resend(page).click()
    await expect.poll(async () => (await broker.outbox()).length).toBe(sent + 1)
  }
  await broker.setClock("2025-01-15T10:10:00+09:00")
  await openStep(page, "auth_code")
  const sent = (await broker.outbox()).length
  await resend(page).click()
  const popup = page.getByRole("dialog")
  await expect(popup).toContainText("1時間後にもう一度お試しください")
  await popup.getByRole("button").click()
  await settled(page, "auth_code")
  expect(await broker.outbox()).toHaveLength(sent)
})

test("F45: an app that comes back after an hour stands where the server says, and an old code says what to do", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-otp")
  await page.clock.install()
  await openStep(page, "auth_code")
  const code = await broker.newestCode()
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await turn("hidden")
  await broker.setClock("2025-01-15T11:00:00+09:00")
  await page.clock.fastForward(3_600_000)
  const loaded = page.waitForEvent("load")
  await turn("visible")
  await loaded
  await settled(page, "auth_code")
  await enterCode(page, code)
  await expect(page.getByText(/有効期限が切れました/).first()).toBeVisible()
  await expect(codeField(page)).toHaveValue("")
  await expect(resend(page)).toBeEnabled()
})

for (const kind of ["mouse", "finger"]) {
  test(`a tap by ${kind} on 再送 counts though a half-typed code is left by it`, async ({ page, broker }) => {
    await broker.open("applicant-otp")
    await broker.setClock("2025-01-15T10:02:00+09:00")
    await openStep(page, "auth_code")
    const sent = (await broker.outbox()).length
    await codeField(page).pressSequentially("123")
    if (kind === "mouse") await resend(page).click()
    else await resend(page).tap()
    await expect(page.getByText("認証コードを再送しました")).toBeVisible()
    // What was typed of the code before is of no use any more, nor is what was said about it.
    await expect(codeField(page)).toHaveValue("")
    await expect(codeField(page)).not.toHaveAttribute("aria-invalid", "true")
    expect(await broker.outbox()).toHaveLength(sent + 1)
  })
}
