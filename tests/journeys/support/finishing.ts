import type { Page } from "@playwright/test"
import { closeLink } from "./links"
import { type Applicant, japanese, noExperience, plans, stepTwo, submit } from "./roads"
import { expect, settled } from "./test"
import { type Step, tap } from "./walking"

/** Closes, and comes back to an application that is looked at. */
export async function comeBack({ page, links }: Applicant): Promise<void> {
  await page.locator(".k-footer").getByRole("button", { name: "閉じる" }).click()
  await expect.poll(() => links.at(-1)).toBe(closeLink)
  await page.goto("/account/open")
  await settled(page, "under_screening_details")
}

/** Two business days later the account is open. */
export async function seeAccountOpen({ page, broker }: Applicant, day = "2025-01-17"): Promise<void> {
  await broker.setClock(`${day}T10:00:00+09:00`)
  await tap(page, "最新の状況に更新する")
  await settled(page, "screening_completed")
  await expect(page.getByRole("heading", { name: "口座開設が完了しました" })).toBeVisible()
  expect((await broker.subjects()).at(-1)).toBe("口座開設が完了しました")
}

/** A group of what is summed up before it is confirmed. */
export const summary = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) })

const namesOf = (steps: readonly Step[]): readonly string[] => steps.map(([screen]) => screen)

/** Screens of all journeys, in the order in which they are seen. */
export const seen = {
  card: ["mail_auth", "auth_code", "agreement_one", "agreement_two", "nfc_check", "onboarding"],
  japanese: namesOf(japanese),
  contact: ["postalcode_input", "phone_number", "account_confirm_step1"],
  stepTwo: namesOf(stepTwo()),
  stepThree: namesOf([...plans, noExperience, submit]),
  account: ["application_completed", "under_screening_details", "screening_completed"],
}
