import { watchLinks } from "./support/links"
import { returnPointOf } from "./support/applicant"
import { enterMail, mailField, repeatField, sendCode } from "./support/applying"
import { iphone } from "./support/phone"
import { agreements, submit } from "./support/roads"
import { expect, settled, test } from "./support/test"
import { fillIn, openAt, primary, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

test("an applicant who takes another mail address begins with empty fields", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await enterMail(page)
  await sendCode(page).click()
  await settled(page, "auth_code")
  await page.getByText("メールアドレスを変更する").click()
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue("")
  await expect(repeatField(page)).toHaveValue("")
})

test("agreements that were renewed before the submission are accepted, and lead back to where the applicant stood", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-step3-experienced")
  await broker.renewAgreements("2025-02")
  await watchLinks(page)
  await openAt(page, "interested_trading_types")
  await walk(page, submit)
  await settled(page, "agreement_one")
  await expect(page.getByText("書類が更新されました。もう一度ご確認ください。")).toBeVisible()
  await walk(page, ...agreements)
  await settled(page, "exprience_survey_intro")
  expect(await returnPointOf(page)).toBe("STEP_3")
})

test("what was confirmed on a summary is confirmed again after a correction", async ({ page, broker }) => {
  await broker.open("applicant-step1")
  await openAt(page, "account_confirm_step1")
  await fillIn(page, "account_confirm_step1", { confirmedStep1: true })
  await page.getByRole("link", { name: "ご連絡先を修正する" }).click()
  await fillIn(page, "phone_number", { mobilePhone: "09087654321" })
  await tap(page, "変更を保存する")
  await settled(page, "account_confirm_step1")
  await expect(page.getByText("090-8765-4321")).toBeVisible()
  await expect(page.getByRole("checkbox")).not.toBeChecked()
  await expect(primary(page)).toBeDisabled()
})

test("a question that the other answers have dropped leads on from where the applicant stands", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-step2-insider")
  await openAt(page, "job_category")
  await fillIn(page, "job_category", { jobCategory: "STUDENT" })
  await primary(page).click()
  await settled(page, "job_listed_company")
  await openAt(page, "job_type")
  await fillIn(page, "job_type", { jobType: "IT" })
  await primary(page).click()
  await settled(page, "customer_info")
})
