import { draftOf } from "./support/applicant"
import { comeBack, seeAccountOpen, seen, summary } from "./support/finishing"
import { closeLink, watchLinks } from "./support/links"
import { iphone } from "./support/phone"
import {
  confirmStepOne,
  customer,
  home,
  identify,
  japanese,
  later,
  notOpen,
  readAs,
  walkAddress,
  walkStepThree,
  withoutNisa,
} from "./support/roads"
import { parent } from "../support/parent"
import { expect, settled, test } from "./support/test"
import { sheet, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

const consentAsked = "お子さまの口座開設への同意のお願い"

test.describe("a whole application", () => {
  test.slow()

  test("AJ04: a minor applies, and the parent agrees", async ({ page, broker }) => {
    const applicant = await identify(page, broker, { person: "haruna" })
    await walk(page, ...japanese, ["parentalid_check", { ...parent, parentalBirthDate: "1980-06-16" }])
    await expect(page.getByLabel("親権者さまの会員ID", { exact: true })).toHaveAccessibleDescription(
      /会員IDまたは生年月日が一致しません（あと4回）/,
    )
    await walk(page, ["parentalid_check", parent])
    const found = sheet(page, "親権者さまを確認しました")
    await expect(found).toContainText("山田 恵* さまへ同意の確認メールを送信しました。")
    await found.getByRole("button", { name: "次へ" }).click()
    await walk(page, readAs("ヤマダ", "ハルナ"))
    await walkAddress(page, home)
    await walk(page, ["phone_number", { noMobilePhone: true, landlinePhone: "0312345678" }])
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "親権者さま")).toContainText(/母.*本人.*確認メール送信済み/)
    await expect(summary(page, "ご連絡先")).toContainText("03-1234-5678")
    await walk(page, confirmStepOne)
    await later(applicant, "20")
    await walk(page, ["customer_info", customer])
    await settled(page, "nisa_open")
    const open = page.getByRole("radio", { name: "開設する" })
    await expect(open).toHaveAttribute("aria-disabled", "true")
    await expect(open).toHaveAccessibleDescription(/18歳以上の方が対象です/)
    await page.getByText("開設する（他社からの変更を含む）", { exact: true }).click({ force: true })
    await expect(page.getByRole("radio", { name: "開設しない" })).toBeChecked()
    await walk(
      page,
      notOpen,
      ["job_category", { jobCategory: "STUDENT" }],
      ["job_listed_company", { insiderStatus: "NO" }],
    )
    await settled(page, "nisa_account_confirm")
    await expect(page.getByRole("group", { name: /他の金融機関でNISA口座/ })).toHaveCount(0)
    await walk(page, withoutNisa)
    await walkStepThree(applicant)
    await expect(page.getByText("親権者さまの同意が確認できてから審査をはじめます。")).toBeVisible()
    await comeBack(applicant)
    await expect(page.getByText("親権者さまの同意をお待ちしています")).toBeVisible()
    await tap(page, "確認メールを再送する")
    await expect(page.getByText("再送しました", { exact: true })).toBeVisible()
    expect((await broker.subjects()).filter((subject) => subject === consentAsked)).toHaveLength(2)
    await broker.screen("CONSENT_GRANTED")
    await seeAccountOpen(applicant)
    expect(await draftOf(page)).toMatchObject({ ageAtApplication: 16, parentalConsentStatus: "GRANTED" })
    const { card, contact, stepThree, account } = seen
    expect(applicant.screens).toEqual([
      ...card,
      ...seen.japanese,
      "parentalid_check",
      "name_input",
      ...contact,
      "customer_info",
      "nisa_open",
      "job_category",
      "job_listed_company",
      "nisa_account_confirm",
      ...stepThree,
      ...account,
    ])
  })
})

test("AJ04: somebody under 15 cannot apply, and may only close", async ({ page, broker }) => {
  await broker.open("applicant-under-15")
  const links = await watchLinks(page)
  await page.goto("/account/open")
  const refused = sheet(page, "お申込みいただけません")
  await expect(refused).toContainText("15歳未満の方は")
  await refused.getByRole("button", { name: "閉じる" }).click()
  await expect.poll(() => links).toEqual([closeLink])
})
