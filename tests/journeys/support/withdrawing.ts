import type { Page } from "@playwright/test"
import { expect, settled } from "./test"

export const amountField = "出金額"

export async function openAmount(page: Page): Promise<void> {
  await page.goto("/client/withdrawal?type=1")
  await settled(page, "client_withdrawal")
}

export async function enterAmount(page: Page, amount = "100000"): Promise<void> {
  await openAmount(page)
  await page.getByLabel(amountField).fill(amount)
  await page.getByLabel(amountField).blur()
}

export const toConfirm = (page: Page) => page.getByRole("button", { name: "確認へ進む" })

export async function openConfirm(page: Page): Promise<void> {
  await enterAmount(page)
  await toConfirm(page).click()
  await settled(page, "client_withdrawal_confirm")
}

export const withdraw = (page: Page) => page.getByRole("button", { name: "出金する", exact: true })

/** What was typed last is on the device: encrypting takes a moment. */
export async function expectKept(page: Page): Promise<void> {
  const read = () => page.evaluate(() => sessionStorage.getItem("kamishibai.draft.withdrawal"))
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")))
  await expect.poll(read).not.toBeNull()
}
