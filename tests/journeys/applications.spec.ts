import { begin, draftOf, readFirstCard, saveAll } from "./support/applicant"
import { finish, later, stepThree } from "./support/finishing"
import { closeLink } from "./support/links"
import { iphone } from "./support/phone"
import {
  cardAtHand,
  confirmStepOne,
  customer,
  employee,
  home,
  japanese,
  mobile,
  named,
  newNisa,
  noExperience,
  notOpen,
  plans,
  submit,
  walkAddress,
  walkToIdentification,
  withoutNisa,
} from "./support/roads"
import { expect, expectAccessible, settled, test } from "./support/test"
import { fillIn, hostLinks, openAt, primary, readCard, sheet, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

test.describe("a whole application", () => {
  test.slow()

  test("AJ01: a Japanese employee opens an account with a new NISA", async ({ page, broker }) => {
    const links = await hostLinks(page)
    await broker.open("new-applicant")
    await walkToIdentification(page, broker)
    await walk(page, cardAtHand)
    await fillIn(page, "onboarding", { agreedJpkiConsent: true })
    await readCard(page, { broker, links }, { person: "hanako" })
    await later(broker, 10)
    await walk(page, ...japanese, named("山田", "花子", "ヤマダ", "ハナコ"))
    await walkAddress(page, home)
    await walk(page, mobile)
    await fillIn(page, ...confirmStepOne)
    const known = { lastNameKana: "ヤマダ", postalCode: "1000001", mobilePhone: "09012345678", addressMatch: "MATCH" }
    expect(await draftOf(page)).toMatchObject(known)
    await later(broker, 20)
    await walk(page, confirmStepOne, ["customer_info", customer], ["nisa_open", { nisaChoice: "OPEN" }], ...employee)
    await fillIn(page, ...newNisa)
    await expect(page.getByText("株式会社見本商事")).toBeVisible()
    await expect(page.getByText("2025年").first()).toBeVisible()
    await later(broker, 30)
    await walk(page, newNisa, ...plans, noExperience, submit)
    await settled(page, "application_completed")
    await expect(page.getByText("250115000011").first()).toBeVisible()
    await expect(page.getByText(/税務署の確認に1〜2週間ほど/)).toBeVisible()
    expect(await broker.subjects()).toEqual(["認証コードのお知らせ", "口座開設のお申込みを受け付けました"])
    await page.locator(".k-footer").getByRole("button", { name: "閉じる" }).click()
    await expect.poll(() => links.at(-1)).toBe(closeLink)

    await page.goto("/account/open")
    await settled(page, "under_screening_details")
    await broker.setClock("2025-01-17T10:00:00+09:00")
    await tap(page, "最新の状況に更新する")
    await settled(page, "screening_completed")
    await expect(page.getByRole("heading", { name: "口座開設が完了しました" })).toBeVisible()
    await expect(page.getByText("仮開設").first()).toBeVisible()
    await expectAccessible(page)
    expect((await broker.subjects()).at(-1)).toBe("口座開設が完了しました")
  })

  test("AJ07: an insider of a listed company with all kinds of experience goes without a NISA", async ({
    page,
    broker,
  }) => {
    await broker.open("applicant-step2")
    await page.goto("/account/open")
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
    await expect(page.getByRole("radio", { name: "該当する", exact: true })).toBeChecked()
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
    await later(broker, 10)
    await walk(
      page,
      ["job_listed_company"],
      withoutNisa,
      ...plans,
      ["investment_experience", { experiencedProducts: ["STOCK", "INVESTMENT_TRUST", "DERIVATIVES"] }],
      [
        "stock_trading_experience",
        { stockExperienceYears: "3Y_5Y", stockTradingFrequency: "MONTHLY", foreignStockExperience: "YES" },
      ],
      ["investment_trust_experience", { trustExperienceYears: "1Y_3Y", trustTradingStyle: "ACCUMULATION" }],
      ["derivatives_experience", { derivativesProducts: ["MARGIN"], derivativesExperienceYears: "UNDER_1Y" }],
      submit,
    )
    await settled(page, "application_completed")
    expect(await draftOf(page)).toMatchObject({
      companySecuritiesCode: "130A",
      insiderCompanies: [
        { insiderSecuritiesCode: "130A", insiderRelation: "EMPLOYEE_INFORMED" },
        { insiderSecuritiesCode: "7999", insiderCompanyName: "サンプル自動車", insiderRelation: "OFFICER_FAMILY" },
      ],
      derivativesProducts: ["MARGIN"],
    })
  })

  test("AJ08: a part-timer moves the NISA account here in autumn, and hands in the notice", async ({
    page,
    broker,
  }) => {
    await broker.open("new-applicant")
    await broker.setClock("2025-10-20T10:00:00+09:00")
    await begin(page, broker)
    await saveAll(page, ["nfc_check", { hasMyNumberCard: "YES", knowsSignaturePassword: "YES", nfcAvailable: true }])
    await readFirstCard(page, broker, "hanako")
    const address = { ...home, prefecture: "東京都", city: "千代田区", declaredAddressCurrent: true }
    await saveAll(page, ...japanese, named("山田", "花子", "ヤマダ", "ハナコ"), ["postalcode_input", address], mobile)
    await saveAll(page, confirmStepOne)
    await broker.setClock("2025-10-20T10:10:00+09:00")
    await page.goto("/account/open")
    await walk(
      page,
      ["customer_info", customer],
      ["nisa_open", { nisaChoice: "OPEN" }],
      ["job_category", { jobCategory: "PART_TIME" }],
      ["job_company", { companyName: "㈱見本商事", worksAtSecuritiesFirm: "NO" }],
      ["job_type", { jobType: "RETAIL" }],
      ["job_listed_company", { insiderStatus: "NO" }],
    )
    await fillIn(page, "nisa_account_confirm", {
      otherNisaAccount: "HAS_ACCOUNT",
      otherNisaInstitution: "見本銀行",
      tradedNisaThisYear: "YES",
      abolitionNoticeStatus: "HAVE",
      nisaDeclarationAccepted: true,
      confirmedStep2: true,
    })
    await primary(page).click()
    await settled(page, "exprience_survey_intro")
    expect(await draftOf(page)).toMatchObject({ nisaApplicationType: "TRANSFER", nisaTargetYear: 2026 })
    await finish(page, ...stepThree)
    await tap(page, "廃止通知書を提出する")
    await fillIn(page, "nisa_abolition", {
      noticeType: "ACCOUNT_FRAME",
      noticeDate: "2025-10-10",
      noticeReferenceNumber: "12345678901234",
      noticeNameMatches: "YES",
      noticeImages: ["tests/baselines/mail_auth/empty.png"],
    })
    await expect(page.getByLabel(/発行した金融機関/)).toHaveValue("見本銀行")
    await primary(page).click()
    await settled(page, "nisa_abolition_completed")
    await expect(page.getByText("2026年").first()).toBeVisible()
    expect((await broker.subjects()).at(-1)).toBe("廃止通知書を受け付けました")
    await tap(page, "審査状況に戻る")
    await settled(page, "under_screening_details")
    await expect(page.getByRole("button", { name: "廃止通知書を提出する" })).toHaveCount(0)
    await broker.setClock("2025-10-22T10:00:00+09:00")
    await tap(page, "最新の状況に更新する")
    await settled(page, "screening_completed")
    await expect(page.getByRole("button", { name: "廃止通知書を提出する" })).toHaveCount(0)
  })
})

test("AJ08: weeks later the link of a mail opens the notice that is still waited for", async ({ page, broker }) => {
  await broker.open("applicant-approved-notice")
  await broker.setClock("2025-02-10T10:00:00+09:00")
  await page.goto("/applink?target=nisa_abolition")
  await settled(page, "nisa_abolition")
})

test("in a browser the link of a mail leads to the app, and to where the app is had", async ({ page, broker }) => {
  await broker.open("applicant-approved-notice")
  await page.addInitScript(() => Reflect.deleteProperty(window, "webkit"))
  await page.goto("/applink?target=nisa_abolition")
  await settled(page, "applink")
  await page.getByRole("button", { name: "アプリで開く" }).click()
  await expect(page.getByText("アプリが開かない場合は、インストールしてください。")).toBeVisible()
  await expect(page.getByRole("main").getByText("iPhoneの方はこちら")).toBeVisible()
  await expect(page.getByRole("main").getByText("Androidの方はこちら")).toHaveCount(0)
})

test("AJ07: staff of a securities firm cannot apply", async ({ page, broker }) => {
  await broker.open("applicant-step2")
  await saveAll(page, ["customer_info", customer], notOpen, ["job_category", { jobCategory: "COMPANY_EMPLOYEE" }])
  await openAt(page, "job_company")
  await walk(page, ["job_company", { companyName: "見本証券", worksAtSecuritiesFirm: "YES" }])
  await expect(sheet(page, "お申込みいただけません")).toBeVisible()
  await expectAccessible(page)
})
