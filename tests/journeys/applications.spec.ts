import { draftOf, saveAll } from "./support/applicant"
import { comeBack, seeAccountOpen, seen, summary } from "./support/finishing"
import { closeLink, watchLinks } from "./support/links"
import { iphone } from "./support/phone"
import {
  customer,
  identify,
  later,
  newNisa,
  notOpen,
  stepTwo,
  walkStepOne,
  walkStepThree,
  walkStepTwo,
  withoutNisa,
} from "./support/roads"
import { expect, expectAccessible, settled, test } from "./support/test"
import { fillIn, openAt, primary, sheet, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

test.describe("a whole application", () => {
  test.slow()

  test("AJ01: a Japanese employee opens an account with a new NISA", async ({ page, broker }) => {
    const applicant = await identify(page, broker, { person: "hanako" })
    await walkStepOne(applicant)
    await walkStepTwo(applicant)
    await expect(summary(page, "ご職業")).toContainText(/会社員（正社員）.*株式会社見本商事.*営業部.*役職なし.*卸売/)
    await fillIn(page, ...newNisa)
    await expect(summary(page, "NISA口座")).toContainText(/開設する.*2025年/)
    await walk(page, newNisa)
    await settled(page, "exprience_survey_intro")
    expect(await draftOf(page)).toMatchObject({
      lastName: "山田",
      firstName: "花子",
      lastNameKana: "ヤマダ",
      firstNameKana: "ハナコ",
      postalCode: "1000001",
      addressMatch: "MATCH",
      mobilePhone: "09012345678",
      companyName: "株式会社見本商事",
      nisaApplicationType: "NEW",
      nisaTargetYear: 2025,
    })
    await walkStepThree(applicant)
    await expect(page.getByText("250115000011").first()).toBeVisible()
    await expect(page.getByText(/税務署の確認に1〜2週間ほど/)).toBeVisible()
    expect(await broker.subjects()).toEqual(["認証コードのお知らせ", "口座開設のお申込みを受け付けました"])
    await comeBack(applicant)
    await seeAccountOpen(applicant)
    await expect(page.getByText("仮開設・税務署確認中")).toBeVisible()
    await expectAccessible(page)
    const { card, japanese, contact, stepThree, account } = seen
    const screens = [...card, ...japanese, "name_input", ...contact, ...seen.stepTwo, ...stepThree, ...account]
    expect(applicant.screens).toEqual(screens)
  })

  test("AJ07: an insider of a listed company with all kinds of experience goes without a NISA", async ({
    page,
    broker,
  }) => {
    const applicant = await identify(page, broker, { person: "hanako" })
    await walkStepOne(applicant)
    await later(applicant, "20")
    await walk(page, ["customer_info", customer], notOpen)
    const question = sheet(page, "NISA口座はあとからでも申し込めます")
    await question.getByRole("button", { name: "開設せずに進む" }).click()
    await walk(page, ["job_category", { jobCategory: "COMPANY_EMPLOYEE" }])
    await settled(page, "job_company")
    await page.getByRole("combobox", { name: /お勤め先の名称/ }).pressSequentially("見本テクノ")
    await page.getByRole("option", { name: /見本テクノロジー/ }).click()
    await walk(
      page,
      ["job_company", { worksAtSecuritiesFirm: "NO" }],
      ["job_department", { departmentName: "経理部" }],
      ["job_role", { jobRole: "MANAGER" }],
      ["job_type", { jobType: "IT" }],
    )
    await settled(page, "job_listed_company")
    const related = page.getByRole("radio", { name: "該当する", exact: true })
    await expect(related).not.toBeChecked()
    await related.check()
    await expect(page.getByRole("group", { name: "会社1" }).getByText("見本テクノロジー")).toBeVisible()
    const insider = (insiderSecuritiesCode: string) => [
      { insiderRelation: "EMPLOYEE_INFORMED" },
      { insiderSecuritiesCode, insiderRelation: "OFFICER_FAMILY" },
    ]
    await fillIn(page, "job_listed_company", { insiderCompanies: insider("ABCD") })
    await expect(page.getByText("証券コードは4桁の半角英数字で入力してください").first()).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await fillIn(page, "job_listed_company", { insiderCompanies: insider("9990") })
    await expect(page.getByText("該当する会社が見つかりません").first()).toBeVisible()
    await fillIn(page, "job_listed_company", { insiderCompanies: insider("７９９９") })
    await expect(page.getByText("サンプル自動車")).toBeVisible()
    await walk(page, ["job_listed_company"])
    await settled(page, "nisa_account_confirm")
    await expect(page.getByRole("heading", { name: "内容をご確認ください" })).toBeVisible()
    await expect(summary(page, "NISA口座")).toContainText("開設しない")
    const insiders = summary(page, "上場会社との関係")
    await expect(insiders).toContainText(/見本テクノロジー.*従業員（重要な情報を扱う部署）/)
    await expect(insiders).toContainText(/サンプル自動車.*役員の配偶者・同居のご家族/)
    await walk(page, withoutNisa)
    await walkStepThree(applicant, [
      ["investment_experience", { experiencedProducts: ["STOCK", "INVESTMENT_TRUST", "DERIVATIVES"] }],
      [
        "stock_trading_experience",
        { stockExperienceYears: "3Y_5Y", stockTradingFrequency: "MONTHLY", foreignStockExperience: "YES" },
      ],
      ["investment_trust_experience", { trustExperienceYears: "1Y_3Y", trustTradingStyle: "ACCUMULATION" }],
      ["derivatives_experience", { derivativesProducts: ["MARGIN"], derivativesExperienceYears: "UNDER_1Y" }],
    ])
    await expect(page.getByText(/税務署の確認に1〜2週間ほど/)).toHaveCount(0)
    expect(await draftOf(page)).toMatchObject({
      companySecuritiesCode: "130A",
      insiderCompanies: [
        { insiderSecuritiesCode: "130A", insiderRelation: "EMPLOYEE_INFORMED" },
        { insiderSecuritiesCode: "7999", insiderCompanyName: "サンプル自動車", insiderRelation: "OFFICER_FAMILY" },
      ],
      nisaApplicationType: "NONE",
      derivativesProducts: ["MARGIN"],
    })
    const experience = ["stock_trading_experience", "investment_trust_experience", "derivatives_experience"]
    const { card, japanese, contact, stepThree } = seen
    const survey = [...stepThree.slice(0, -1), ...experience, ...stepThree.slice(-1)]
    const screens = [...card, ...japanese, "name_input", ...contact, ...seen.stepTwo, ...survey]
    expect(applicant.screens).toEqual([...screens, "application_completed"])
  })
})

test("AJ07: staff of a securities firm cannot apply", async ({ page, broker }) => {
  await broker.open("applicant-step2")
  const links = await watchLinks(page)
  await saveAll(page, ...stepTwo().slice(0, 3))
  await openAt(page, "job_company")
  await walk(page, ["job_company", { companyName: "見本証券", worksAtSecuritiesFirm: "YES" }])
  const refused = sheet(page, "お申込みいただけません")
  await expect(refused).toContainText("証券会社などにお勤めの方は、お勤め先の承諾が必要なため")
  await expectAccessible(page)
  const back = refused.getByRole("button", { name: "回答を選びなおす" })
  await expect(back).toBeFocused()
  await back.click()
  await settled(page, "job_company")
  await primary(page).click()
  await refused.getByRole("button", { name: "申込みをやめる" }).click()
  await expect.poll(() => links).toEqual([closeLink])
})
