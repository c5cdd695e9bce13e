import type { Page } from "@playwright/test"
import { mailField, openStep, repeatField, sendCode } from "./support/applying"
import { expect, settled, test } from "./support/test"
import { amountField, openAmount } from "./support/withdrawing"

/** What an input method does: shows a text that is not yet there, is told Enter, then gives it. */
async function compose(page: Page, shown: string, given: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (let length = 1; length <= shown.length; length += 1) {
    const text = shown.slice(0, length)
    await devtools.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length })
  }
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 13 }
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter })
  await devtools.send("Input.insertText", { text: given })
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter })
  await devtools.detach()
}

test("F39: Enter that ends a conversion sends no amount and loses none", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openAmount(page)
  await page.getByLabel(amountField).focus()
  await compose(page, "１２３４５６", "１２３４５６")
  await settled(page, "client_withdrawal")
  await page.getByLabel(amountField).blur()
  await expect(page.getByLabel(amountField)).toHaveValue("123,456")
  expect(await broker.journal("legacy/withdrawal_confirm")).toEqual([])
})

test("F39: Enter that ends a conversion sends no mail address", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await openStep(page, "mail_auth")
  for (const field of [mailField(page), repeatField(page)]) {
    await field.focus()
    await compose(page, "ｈａｎａｋｏ＠", "hanako@example.jp")
  }
  await settled(page, "mail_auth")
  await repeatField(page).blur()
  await expect(mailField(page)).toHaveValue("hanako@example.jp")
  expect(await broker.journal("aco/mail-auth")).toEqual([])
})

test("F40: every spelling of an amount is understood, and none is lost", async ({ page, broker }) => {
  await broker.open("active-investor")
  await openAmount(page)
  const field = page.getByLabel(amountField)
  const spellings = [
    "100000",
    "１０００００",
    "100,000",
    "１００，０００",
    " 100000 ",
    "　１００，０００　",
    "100000円",
    "0100000",
  ]
  for (const text of spellings) {
    await field.fill("")
    await field.fill(text)
    await field.blur()
    await expect(field, text).toHaveValue("100,000")
  }
})

for (const text of ["十万", "1e5", "-5000", "100.5", "💰", "１０万", "9".repeat(40)]) {
  test(`F40: the amount "${text.slice(0, 8)}" is refused with a reason and stays to be corrected`, async ({
    page,
    broker,
  }) => {
    await broker.open("active-investor")
    await openAmount(page)
    const field = page.getByLabel(amountField)
    await field.fill(text)
    await field.blur()
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).not.toHaveValue("")
    await expect(page.getByRole("button", { name: "確認へ進む" })).toHaveAttribute("aria-disabled", "true")
    await expect(page.locator("body")).not.toContainText(/NaN|undefined|Infinity/)
  })
}

const mails = {
  "ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ": true,
  "　hanako@example.jp　": true,
  "Hanako@Example.JP": true,
  "hana\u200bko@example.jp": true,
  "hanako＠example.jp\u202e": true,
  "hanako@": false,
  "花子@example.jp": false,
  "😀@example.jp": false,
  "𠮷@example.jp": false,
  [`${"a".repeat(10_000)}@example.jp`]: false,
}
for (const [text, isGood] of Object.entries(mails)) {
  test(`F40: the mail address "${text.slice(0, 20)}" is ${isGood ? "understood" : "refused"}`, async ({
    page,
    broker,
  }) => {
    await broker.open("new-applicant")
    await openStep(page, "mail_auth")
    await mailField(page).fill(text)
    await repeatField(page).fill(text)
    await sendCode(page).click()
    if (isGood) await settled(page, "auth_code")
    else {
      await expect(mailField(page)).toHaveAttribute("aria-invalid", "true")
      await expect(mailField(page)).not.toHaveValue("")
      expect(await broker.journal("aco/mail-auth")).toEqual([])
    }
  })
}
