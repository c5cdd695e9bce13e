import type { Page } from "@playwright/test"
import { openStep } from "./support/applying"
import type { Broker } from "./support/broker"
import { expect, expectAccessible, settled, test } from "./support/test"

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const correct = (page: Page, name: string) => page.getByRole("link", { name })
const go = async (page: Page, screen: string, label = "次へ") => {
  await button(page, label).click()
  await settled(page, screen)
}
const question = (page: Page, name: string | RegExp) => page.getByRole("group", { name })
const choose = (page: Page, name: string | RegExp, answer: string) =>
  question(page, name).getByRole("radio", { name: answer }).check()

async function answerCustomerInfo(page: Page) {
  await page.getByRole("checkbox", { name: "資産形成・長期の運用" }).check()
  await choose(page, /外国の重要な公人/, "該当しない")
  await choose(page, /米国納税義務者/, "該当しない")
  await choose(page, /税法上の居住地国/, "はい")
}

/** What the last save of a section sent, without its version. */
async function sent(broker: Broker, call: string) {
  const { version: _, ...payload } = (await broker.journal(call)).at(-1)?.payload ?? {}
  return payload
}

test.describe("customer information", () => {
  test("what is declared can end the application, and the answer can be corrected", async ({ page, broker }) => {
    await broker.open("applicant-step2")
    await openStep(page, "customer_info")
    await answerCustomerInfo(page)
    await choose(page, /外国の重要な公人/, "該当する")
    await button(page, "次へ").click()
    const sheet = page.getByRole("dialog")
    await expect(sheet.getByText("外国PEPsに該当する方は、アプリからお申込みいただけません。")).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole("button", { name: "回答を選びなおす" }).click()
    await choose(page, /外国の重要な公人/, "該当しない")
    await go(page, "nisa_open")
  })

  test("the general account is asked about once, and can be chosen again", async ({ page, broker }) => {
    await broker.open("applicant-step2")
    await openStep(page, "customer_info")
    await page.getByRole("radio", { name: "一般口座" }).check()
    const sheet = page.getByRole("dialog", { name: "一般口座でよろしいですか" })
    await sheet.getByRole("button", { name: "選びなおす" }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole("radio", { name: "一般口座" })).not.toBeChecked()
    await page.getByRole("radio", { name: "一般口座" }).check()
    await expect(page.getByRole("radio", { name: "一般口座" })).toBeChecked()
    await expect(sheet).toHaveCount(0)
  })

  test("two countries of residence are sent, each with its number or the reason why there is none", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-step2")
    await openStep(page, "customer_info")
    await answerCustomerInfo(page)
    await choose(page, /税法上の居住地国/, "いいえ")
    const first = question(page, "居住地国1")
    await first.getByLabel(/国・地域/).selectOption({ label: "ブラジル" })
    await expect(first.getByLabel(/国・地域/).getByRole("option", { name: /アメリカ/ })).toHaveCount(0)
    await first.getByLabel(/納税者番号/).fill("１２３－４５")
    await button(page, "居住地国を追加する").click()
    const second = question(page, "居住地国2")
    await second.getByLabel(/国・地域/).selectOption({ label: "ポルトガル" })
    await expect(button(page, "次へ")).toHaveAttribute("aria-disabled", "true")
    await second.getByLabel(/番号がない理由/).selectOption({ label: "法令上不要" })
    await go(page, "nisa_open")
    expect((await sent(broker, "aco/draft-customer"))["foreignTaxResidences"]).toHaveLength(2)
  })

  test("another occupation asks the whole branch again and comes back to the summary", async ({ page, broker }) => {
    await broker.open("applicant-step2-filled")
    await openStep(page, "customer_info")
    for (const screen of ["nisa_open", "job_category", "job_company", "job_department", "job_role", "job_type"])
      await go(page, screen)
    await go(page, "job_listed_company")
    await go(page, "nisa_account_confirm")
    await correct(page, "ご職業を修正する").click()
    await settled(page, "job_category")
    await page.getByRole("radio", { name: "契約社員・派遣社員" }).check()
    await go(page, "job_company", "変更を保存する")
    await go(page, "job_department", "変更を保存する")
    await go(page, "job_role", "変更を保存する")
    await go(page, "job_type", "変更を保存する")
    await go(page, "job_listed_company", "変更を保存する")
    await go(page, "nisa_account_confirm", "変更を保存する")
    await expect(page.getByText("契約社員・派遣社員")).toBeVisible()

    await correct(page, "ご職業を修正する").click()
    await settled(page, "job_category")
    await go(page, "nisa_account_confirm", "変更を保存する")
    await correct(page, "NISA口座を修正する").click()
    await settled(page, "nisa_open")
    await go(page, "nisa_account_confirm", "変更を保存する")
  })

  test("AJ08: an account that was used this year cannot move yet; the customer goes on without", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-step2-homemaker")
    await openStep(page, "customer_info")
    await go(page, "nisa_open")
    await page.getByRole("radio", { name: "開設する" }).check()
    for (const screen of ["job_category", "job_listed_company", "nisa_account_confirm"]) await go(page, screen)
    await page.getByRole("radio", { name: /開設している/ }).check()
    await page.getByLabel(/金融機関名/).fill("見本銀行")
    await choose(page, /買付をしましたか/, "はい")
    await page.getByRole("radio", { name: "手元にある" }).check()
    for (const box of await page.getByRole("checkbox").all()) await box.check()
    await button(page, "この内容で次へ").click()
    await page.getByRole("dialog").getByRole("button", { name: "NISAなしで進む" }).click()
    await expect(page.getByRole("heading", { name: "内容をご確認ください", level: 1 })).toBeVisible()
    await go(page, "exprience_survey_intro", "この内容で次へ")
  })
})
