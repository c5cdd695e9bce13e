import { draftOf } from "./support/applicant"
import { comeBack, seeAccountOpen, seen, summary } from "./support/finishing"
import { iphone } from "./support/phone"
import {
  confirmStepOne,
  customer,
  identify,
  mobile,
  newNisa,
  otherName,
  readAs,
  walkAddress,
  walkStepThree,
  walkStepTwo,
} from "./support/roads"
import { expect, settled, test } from "./support/test"
import { fillIn, sheet, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

test.describe("a whole application", () => {
  test.slow()

  test("AJ05: somebody with a former name gives it, and corrects it in the summary", async ({ page, broker }) => {
    const applicant = await identify(page, broker, { person: "misaki" })
    await walk(
      page,
      ["multiple_name", { otherNameKinds: ["FORMER_NAME"] }],
      ["nationality_check", { nationalityType: "JAPAN_ONLY" }],
    )
    await settled(page, "name_input")
    await expect(page.getByLabel("姓", { exact: true })).toHaveValue("佐藤")
    await expect(page.getByLabel("名（ミドルネームを含む）", { exact: true })).toHaveValue("美咲")
    const former = { formerLastName: "佐藤", formerLastNameKana: "スズキ", formerNameOnCard: "YES" }
    await walk(page, readAs("サトウ", "ミサキ"), ["former_name_input", former])
    await expect(page.getByText("現在の姓とは別の姓を入力してください").first()).toBeVisible()
    await walk(page, ["former_name_input", { ...former, formerLastName: "鈴本" }])
    await walkAddress(page, { postalCode: "2310023", street: "山下町２７９－１" })
    await walk(page, mobile)
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "旧姓")).toContainText(/鈴本.*スズキ/)
    await page.getByRole("link", { name: "旧姓を修正する" }).click()
    await fillIn(page, "former_name_input", { formerLastName: "鈴木" })
    await expect(page).toHaveURL(/\/former_name_input\?edit=1$/)
    await tap(page, "変更を保存する")
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "旧姓")).toContainText(/鈴木.*スズキ.*はい/)
    await walk(page, confirmStepOne)
    await walkStepTwo(applicant)
    await walk(page, newNisa)
    await walkStepThree(applicant)
    expect(await draftOf(page)).toMatchObject({ lastName: "佐藤", formerLastName: "鈴木", formerNameOnCard: "YES" })
    await comeBack(applicant)
    await seeAccountOpen(applicant)
    const { card, japanese, contact, stepTwo, stepThree, account } = seen
    const stepOne = [...card, ...japanese, "name_input", "former_name_input", ...contact]
    const edited = ["former_name_input", "account_confirm_step1"]
    expect(applicant.screens).toEqual([...stepOne, ...edited, ...stepTwo, ...stepThree, ...account])
  })

  test("AJ06: somebody of two nationalities has two more names, and a tax number abroad", async ({ page, broker }) => {
    const applicant = await identify(page, broker, { person: "maria" })
    const both = { nationalityType: "MULTIPLE", declaredNoUsNationality: true }
    await walk(
      page,
      ["multiple_name", { otherNameKinds: ["FORMER_NAME", "OTHER_NAME"] }],
      ["nationality_check", { ...both, foreignNationalities: ["アメリカ合衆国（米国）"] }],
    )
    const refused = sheet(page, "お申込みいただけません")
    await expect(refused).toContainText("米国籍の方は、米国の法令によりお申込みいただけません。")
    await refused.getByRole("button", { name: "回答を選びなおす" }).click()
    const abroad = otherName(1, ["FOREIGN_NAME", "SOUZA", "MARIA", "ソウザ", "マリア"])
    await walk(
      page,
      ["nationality_check", { ...both, foreignNationalities: ["ブラジル"] }],
      readAs("スズキ", "マリア"),
      ["other_name_input_1", { ...abroad, hasSecondOtherName: "NO" }],
      ["former_name_input", { formerLastName: "田中", formerLastNameKana: "タナカ", formerNameOnCard: "NO" }],
    )
    await walkAddress(page, { postalCode: "4328023", street: "元城町１０３－２" })
    await walk(page, mobile)
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "国籍・在留")).toContainText(/ブラジル/)
    await walk(page, confirmStepOne)
    const residences = [{ countryCode: "ブラジル", taxIdentificationNumber: "１２３－４５" }]
    await walkStepTwo(applicant, {
      customer_info: { ...customer, taxResidenceJapanOnly: "NO", foreignTaxResidences: residences },
    })
    await expect(summary(page, "お客さま情報")).toContainText("日本、ブラジル")
    await walk(page, newNisa)
    await walkStepThree(applicant)
    expect(await draftOf(page)).toMatchObject({
      lastName: "鈴木",
      foreignNationalities: ["BR"],
      otherName1LastName: "SOUZA",
      formerLastName: "田中",
      foreignTaxResidences: [{ countryCode: "BR", taxIdentificationNumber: "123-45" }],
    })
    await comeBack(applicant)
    await seeAccountOpen(applicant)
    const names = ["name_input", "other_name_input_1", "former_name_input"]
    const { card, japanese, contact, stepTwo, stepThree, account } = seen
    const stepOne = [...card, ...japanese, ...names, ...contact]
    expect(applicant.screens).toEqual([...stepOne, ...stepTwo, ...stepThree, ...account])
  })
})
