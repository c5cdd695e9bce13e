import type { Page } from "@playwright/test"
import { settled } from "./test"

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

export async function openCancel(page: Page): Promise<void> {
  await page.goto("/client/cancel_withdrawal")
  await settled(page, "client_cancel_withdrawal")
}

export const startCancel = (page: Page) => page.getByRole("button", { name: /取り消す/ })

export async function openCancelConfirm(page: Page): Promise<void> {
  await openCancel(page)
  await startCancel(page).click()
  await settled(page, "client_cancel_withdrawal_confirm")
}

export const finishCancel = (page: Page) => page.getByRole("button", { name: "取り消す", exact: true })
