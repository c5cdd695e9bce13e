import { type Page } from "@playwright/test"
import { settled } from "./test"

export const address = "hanako@example.jp"
export const mailField = (page: Page) => page.getByLabel("メールアドレス", { exact: true })
export const repeatField = (page: Page) => page.getByLabel("メールアドレス（確認）")
export const sendCode = (page: Page) => page.getByRole("button", { name: "認証コードを送る" })
export const codeField = (page: Page) => page.getByLabel(/認証コード/)
const verify = (page: Page) => page.getByRole("button", { name: "認証する" })

export async function openStep(page: Page, screen: string): Promise<void> {
  await page.goto("/account/open")
  await settled(page, screen)
}

export async function enterMail(page: Page, text = address): Promise<void> {
  await openStep(page, "mail_auth")
  await mailField(page).fill(text)
  await repeatField(page).fill(text)
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await verify(page).click()
}

/** Reads and ticks everything of the first step of agreements. */
export async function agreeToFirst(page: Page): Promise<void> {
  await openStep(page, "agreement_one")
  const rows = page.getByRole("button", { name: /を開く/ })
  for (let index = 0; index < (await rows.count()); index += 1) await rows.nth(index).click()
  for (const box of await page.getByRole("checkbox").all()) await box.check()
}
