import { draftOf } from "./support/applicant"
import { comeBack, seeAccountOpen, seen, summary } from "./support/finishing"
import { iphone } from "./support/phone"
import {
  confirmStepOne,
  home,
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
import { fillIn, readCard, sheet, type Step, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

const from = (country: string): readonly Step[] => [
  ["multiple_name", { otherNameKinds: ["OTHER_NAME"] }],
  [
    "nationality_check",
    { nationalityType: "FOREIGN_ONLY", foreignNationalities: [country], declaredNoUsNationality: true },
  ],
]

test.describe("a whole application", () => {
  test.slow()

  test("AJ02: a foreign national applies with a residence card and an alias", async ({ page, broker }) => {
    const applicant = await identify(page, broker, { person: "hoa" })
    const inFortyDays = { residenceExpireDate: "2025-02-24", documentExpireDate: "2025-02-24" }
    const inTwoYears = { residenceExpireDate: "2027-01-20", documentExpireDate: "2027-01-20" }
    await walk(
      page,
      ...from("ベトナム"),
      ["residence_check_start", { foreignDocumentType: "RESIDENCE_CARD" }],
      [
        "residence_expire_check",
        { residencePeriodKind: "LIMITED", residenceRenewalApplied: "NO", residentSixMonths: "YES" },
      ],
      ["residence_expire_date", inFortyDays],
    )
    await expect(page.getByText("在留期間の残りが3か月以上ある方のみお申込みいただけます").first()).toBeVisible()
    await fillIn(page, "residence_expire_date", inTwoYears)
    await readCard(page, applicant)
    await settled(page, "name_input")
    await expect(page.getByText("NGUYEN THI HOA").first()).toBeVisible()
    await expect(page.getByLabel("姓", { exact: true })).toHaveValue("NGUYEN")
    await expect(page.getByLabel("名（ミドルネームを含む）", { exact: true })).toHaveValue("THI HOA")
    const alias = otherName(1, ["ALIAS", "見本", "ホア", "ミホン", "ホア"])
    await walk(page, readAs("グエン", "ティ ホア"), ["other_name_input_1", { ...alias, hasSecondOtherName: "NO" }])
    await walkAddress(page, home)
    await walk(page, mobile)
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "別のお名前")).toContainText(/通称名.*見本 ホア/)
    await expect(summary(page, "国籍・在留")).toContainText(/ベトナム.*在留カード.*2027年1月20日/)
    await walk(page, confirmStepOne)
    await walkStepTwo(applicant, { job_category: { jobCategory: "CONTRACT_EMPLOYEE" } })
    await expect(summary(page, "ご職業")).toContainText("契約社員・派遣社員")
    await walk(page, newNisa)
    await walkStepThree(applicant)
    expect(await draftOf(page)).toMatchObject({
      foreignNationalities: ["VN"],
      ...inTwoYears,
      lastName: "NGUYEN",
      firstName: "THI HOA",
      otherName1Kind: "ALIAS",
      otherName1LastName: "見本",
      jobCategory: "CONTRACT_EMPLOYEE",
    })
    await comeBack(applicant)
    await seeAccountOpen(applicant)
    const residence = ["residence_check_start", "residence_expire_check", "residence_expire_date"]
    const { card, japanese, contact, stepTwo, stepThree, account } = seen
    const stepOne = [...card, ...japanese, ...residence, "name_input", "other_name_input_1", ...contact]
    expect(applicant.screens).toEqual([...stepOne, ...stepTwo, ...stepThree, ...account])
  })

  test("AJ03: a special permanent resident reads the certificate again, and gives two other names", async ({
    page,
    broker,
  }) => {
    const applicant = await identify(page, broker, { person: "mina" })
    const certificate: Step = [
      "residence_check_start",
      { foreignDocumentType: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE" },
    ]
    await walk(page, ...from("韓国"), certificate)
    await fillIn(page, "residence_expire_date", { documentExpireDate: "2030-06-30" })
    await expect(page.getByRole("group", { name: "証明書の有効期間満了日" })).toBeVisible()
    await expect(page.getByRole("group", { name: "在留期間の満了日" })).toHaveCount(0)
    await readCard(page, applicant, { result: "READ_ERROR" })
    const failed = sheet(page, "カードを読み取れませんでした")
    await expect(failed).toContainText("動かさずにお待ちください")
    await expect(failed.getByRole("button")).toHaveText(["もう一度読み取る"])
    await failed.getByRole("button").click()
    await settled(page, "residence_check_start")
    await expect(page.getByText("読み取りをやり直してください")).toBeVisible()
    await walk(page, certificate)
    await settled(page, "residence_expire_date")
    for (const [part, value] of [
      ["年", "2030"],
      ["月", "6"],
      ["日", "30"],
    ] as const)
      await expect(page.getByLabel(part, { exact: true })).toHaveValue(value)
    await readCard(page, applicant)
    await settled(page, "name_input")
    await expect(page.getByLabel("姓", { exact: true })).toHaveValue("金")
    const alias = otherName(1, ["ALIAS", "金田", "美奈", "カネダ", "ミナ"])
    await walk(page, readAs("キム", "ミナ"), ["other_name_input_1", { ...alias, hasSecondOtherName: "YES" }])
    await settled(page, "other_name_input_2")
    await expect(page.getByText("金田 美奈")).toBeVisible()
    await walk(page, ["other_name_input_2", otherName(2, ["FOREIGN_NAME", "KIM", "MINA", "キム", "ミナ"])])
    await walkAddress(page, { postalCode: "5440034", street: "桃谷１丁目１－１" })
    await walk(page, mobile)
    await settled(page, "account_confirm_step1")
    await expect(summary(page, "別のお名前")).toContainText(/通称名.*金田 美奈/)
    await expect(summary(page, "2つ目の別のお名前")).toContainText(/外国で使用している名前.*KIM MINA/)
    await expect(summary(page, "国籍・在留")).toContainText(/特別永住者証明書.*2030年6月30日/)
    await walk(page, confirmStepOne)
    await walkStepTwo(applicant)
    await walk(page, newNisa)
    await walkStepThree(applicant)
    expect(await draftOf(page)).toMatchObject({
      lastName: "金",
      firstName: "美奈",
      otherName1Kind: "ALIAS",
      otherName1LastName: "金田",
      otherName2Kind: "FOREIGN_NAME",
      otherName2LastName: "KIM",
    })
    await comeBack(applicant)
    await seeAccountOpen(applicant)
    const reading = ["residence_check_start", "residence_expire_date"]
    const names = ["name_input", "other_name_input_1", "other_name_input_2"]
    const { card, japanese, contact, stepTwo, stepThree, account } = seen
    const stepOne = [...card, ...japanese, ...reading, ...reading, ...names, ...contact]
    expect(applicant.screens).toEqual([...stepOne, ...stepTwo, ...stepThree, ...account])
  })
})
