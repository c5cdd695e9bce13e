import type { Page } from "@playwright/test"
import { draftOf } from "./support/applicant"
import type { Broker } from "./support/broker"
import { finish, later, stepThree, stepTwo } from "./support/finishing"
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
  notOpen,
  walkAddress,
  withoutNisa,
} from "./support/roads"
import { expect, settled, test } from "./support/test"
import { fillIn, hostLinks, readCard, sheet, type Step, tap, walk } from "./support/walking"

test.use({ userAgent: iphone, actionTimeout: 30_000 })

/** From the preparation of the reading to the first question after it, with somebody's card. */
async function identify(page: Page, broker: Broker, person: string): Promise<readonly string[]> {
  const links = await hostLinks(page)
  await broker.open("applicant-onboarding")
  await page.goto("/account/open")
  await walk(page, cardAtHand)
  await fillIn(page, "onboarding", { agreedJpkiConsent: true })
  await readCard(page, { broker, links }, { person })
  await settled(page, "multiple_name")
  return links
}

test.describe("a whole application", () => {
  test.slow()

  test("AJ02: a foreign national applies with a residence card and an alias", async ({ page, broker }) => {
    const links = await identify(page, broker, "hoa")
    const abroad = {
      nationalityType: "FOREIGN_ONLY",
      foreignNationalities: ["ベトナム"],
      declaredNoUsNationality: true,
    }
    await walk(
      page,
      ["multiple_name", { otherNameKinds: ["OTHER_NAME"] }],
      ["nationality_check", abroad],
      ["residence_check_start", { foreignDocumentType: "RESIDENCE_CARD" }],
      [
        "residence_expire_check",
        { residencePeriodKind: "LIMITED", residenceRenewalApplied: "NO", residentSixMonths: "YES" },
      ],
      ["residence_expire_date", { residenceExpireDate: "2025-02-24", documentExpireDate: "2025-02-24" }],
    )
    await expect(page.getByText("在留期間の残りが3か月以上ある方のみお申込みいただけます").first()).toBeVisible()
    const expiry = { residenceExpireDate: "2027-01-20", documentExpireDate: "2027-01-20" }
    await fillIn(page, "residence_expire_date", expiry)
    await readCard(page, { broker, links })
    await walk(page, named("NGUYEN", "THI HOA", "グエン", "ティ ホア"), [
      "other_name_input_1",
      { ...otherName(1, ["ALIAS", "見本", "ホア", "ミホン", "ホア"]), hasSecondOtherName: "NO" },
    ])
    await later(broker, 10)
    await walkAddress(page, home)
    await walk(page, mobile)
    await fillIn(page, ...confirmStepOne)
    expect(await draftOf(page)).toMatchObject({
      foreignNationalities: ["VN"],
      residenceExpireDate: "2027-01-20",
      lastName: "NGUYEN",
      firstName: "THI HOA",
      otherName1LastName: "見本",
    })
    await walk(page, confirmStepOne)
    await settled(page, "customer_info")
    const [, ...others] = employee
    await finish(
      page,
      ["customer_info", customer],
      notOpen,
      ["job_category", { jobCategory: "CONTRACT_EMPLOYEE" }],
      ...others,
      withoutNisa,
      ...stepThree,
    )
    expect(await broker.subjects()).toContain("口座開設のお申込みを受け付けました")
  })

  test("AJ03: a special permanent resident reads the certificate again, and gives two other names", async ({
    page,
    broker,
  }) => {
    const links = await identify(page, broker, "mina")
    const abroad = { nationalityType: "FOREIGN_ONLY", foreignNationalities: ["韓国"], declaredNoUsNationality: true }
    const certificate: Step = [
      "residence_check_start",
      { foreignDocumentType: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE" },
    ]
    await walk(page, ["multiple_name", { otherNameKinds: ["OTHER_NAME"] }], ["nationality_check", abroad], certificate)
    await fillIn(page, "residence_expire_date", { documentExpireDate: "2030-06-30" })
    await readCard(page, { broker, links }, { result: "READ_ERROR" })
    await sheet(page, "カードを読み取れませんでした").getByRole("button", { name: "もう一度読み取る" }).click()
    await walk(page, certificate)
    await settled(page, "residence_expire_date")
    await expect(page.getByLabel("年", { exact: true })).toHaveValue("2030")
    await readCard(page, { broker, links })
    await walk(
      page,
      named("金", "美奈", "キム", "ミナ"),
      [
        "other_name_input_1",
        { ...otherName(1, ["ALIAS", "金田", "美奈", "カネダ", "ミナ"]), hasSecondOtherName: "YES" },
      ],
      ["other_name_input_2", otherName(2, ["FOREIGN_NAME", "KIM", "MINA", "キム", "ミナ"])],
    )
    await later(broker, 10)
    await walkAddress(page, { postalCode: "5440034", street: "桃谷１丁目１－１" })
    await walk(page, mobile, confirmStepOne)
    await settled(page, "customer_info")
    await finish(page, ...stepTwo, ...stepThree)
    expect(await draftOf(page)).toMatchObject({ lastName: "金", otherName1LastName: "金田", otherName2LastName: "KIM" })
  })

  test("AJ04: a minor applies, and the parent agrees", async ({ page, broker }) => {
    const links = await identify(page, broker, "haruna")
    const parent = {
      parentalAccountId: "ab345678",
      parentalBirthDate: "1980-06-15",
      parentalRelationship: "MOTHER",
      minorTrader: "SELF",
      minorUnmarried: true,
      parentalConsentAll: true,
    }
    await walk(page, ...japanese, ["parentalid_check", { ...parent, parentalBirthDate: "1980-06-16" }])
    await expect(page.getByText("会員IDまたは生年月日が一致しません（あと4回）").first()).toBeVisible()
    await walk(page, ["parentalid_check", parent])
    await sheet(page, "親権者さまを確認しました").getByRole("button", { name: "次へ" }).click()
    await walk(page, named("山田", "陽菜", "ヤマダ", "ハルナ"))
    await later(broker, 10)
    await walkAddress(page, home)
    await walk(page, ["phone_number", { noMobilePhone: true, landlinePhone: "0312345678" }], confirmStepOne)
    await walk(page, ["customer_info", customer])
    await settled(page, "nisa_open")
    const open = page.getByRole("radio", { name: "開設する" })
    await expect(open).toHaveAttribute("aria-disabled", "true")
    await expect(open).toHaveAccessibleDescription(/18歳以上の方が対象です/)
    await page.getByText("開設する（他社からの変更を含む）", { exact: true }).click({ force: true })
    await expect(page.getByRole("radio", { name: "開設しない" })).toBeChecked()
    const student: Step = ["job_category", { jobCategory: "STUDENT" }]
    await walk(page, notOpen, student, ["job_listed_company", { insiderStatus: "NO" }], withoutNisa)
    await settled(page, "exprience_survey_intro")
    await later(broker, 20)
    await finish(page, ...stepThree)
    await expect(page.getByText("親権者さまの同意が確認できてから審査をはじめます。")).toBeVisible()
    await tap(page, "審査状況を確認する")
    await settled(page, "under_screening_details")
    await tap(page, "確認メールを再送する")
    await expect(page.getByText("再送しました", { exact: true })).toBeVisible()
    const asked = "お子さまの口座開設への同意のお願い"
    expect((await broker.subjects()).filter((subject) => subject === asked)).toHaveLength(2)
    await broker.screen("CONSENT_GRANTED")
    await broker.setClock("2025-01-17T10:00:00+09:00")
    await page.goto("/account/open")
    await settled(page, "screening_completed")
    await expect(page.getByRole("heading", { name: "口座開設が完了しました" })).toBeVisible()
    expect(links).not.toContain(closeLink)
  })

  test("AJ05: somebody with a former name gives it, and corrects it in the summary", async ({ page, broker }) => {
    await identify(page, broker, "misaki")
    const former = { formerLastName: "佐藤", formerLastNameKana: "スズキ", formerNameOnCard: "YES" }
    await walk(
      page,
      ["multiple_name", { otherNameKinds: ["FORMER_NAME"] }],
      ["nationality_check", { nationalityType: "JAPAN_ONLY" }],
      named("佐藤", "美咲", "サトウ", "ミサキ"),
      ["former_name_input", former],
    )
    await expect(page.getByText("現在の姓とは別の姓を入力してください").first()).toBeVisible()
    await walk(page, ["former_name_input", { ...former, formerLastName: "鈴本" }])
    await later(broker, 10)
    await walkAddress(page, { postalCode: "2310023", street: "山下町２７９－１" })
    await walk(page, mobile)
    await settled(page, "account_confirm_step1")
    await page.getByRole("link", { name: "旧姓を修正する" }).click()
    await fillIn(page, "former_name_input", { formerLastName: "鈴木" })
    await tap(page, "変更を保存する")
    await settled(page, "account_confirm_step1")
    await expect(page.getByText("鈴木", { exact: true }).first()).toBeVisible()
    await walk(page, confirmStepOne)
    await settled(page, "customer_info")
    await finish(page, ...stepTwo, ...stepThree)
    expect(await draftOf(page)).toMatchObject({ lastName: "佐藤", formerLastName: "鈴木", formerNameOnCard: "YES" })
  })

  test("AJ06: somebody of two nationalities has two more names, and a tax number abroad", async ({ page, broker }) => {
    await identify(page, broker, "maria")
    const both = { nationalityType: "MULTIPLE", declaredNoUsNationality: true }
    await walk(
      page,
      ["multiple_name", { otherNameKinds: ["FORMER_NAME", "OTHER_NAME"] }],
      ["nationality_check", { ...both, foreignNationalities: ["アメリカ合衆国（米国）"] }],
    )
    await sheet(page, "お申込みいただけません").getByRole("button", { name: "前の画面に戻る" }).click()
    await walk(
      page,
      ["nationality_check", { ...both, foreignNationalities: ["ブラジル"] }],
      named("鈴木", "マリア", "スズキ", "マリア"),
      [
        "other_name_input_1",
        {
          ...otherName(1, ["FOREIGN_NAME", "SOUZA", "MARIA", "ソウザ", "マリア"]),
          hasSecondOtherName: "NO",
        },
      ],
      ["former_name_input", { formerLastName: "田中", formerLastNameKana: "タナカ", formerNameOnCard: "NO" }],
    )
    await later(broker, 10)
    await walkAddress(page, { postalCode: "4328023", street: "元城町１０３－２" })
    await walk(page, mobile, confirmStepOne)
    const residences = [{ countryCode: "ブラジル", taxIdentificationNumber: "１２３－４５" }]
    await walk(page, ["customer_info", { ...customer, taxResidenceJapanOnly: "NO", foreignTaxResidences: residences }])
    await settled(page, "nisa_open")
    expect(await draftOf(page)).toMatchObject({
      foreignNationalities: ["BR"],
      otherName1LastName: "SOUZA",
      formerLastName: "田中",
      foreignTaxResidences: [{ countryCode: "BR", taxIdentificationNumber: "123-45" }],
    })
    await finish(page, notOpen, ...employee, withoutNisa, ...stepThree)
  })
})

test("AJ04: somebody under 15 cannot apply, and may only close", async ({ page, broker }) => {
  await broker.open("applicant-under-15")
  const links = await hostLinks(page)
  await page.goto("/account/open")
  const refused = sheet(page, "お申込みいただけません")
  await expect(refused).toContainText("15歳未満の方は")
  await refused.getByRole("button", { name: "閉じる" }).click()
  await expect.poll(() => links).toEqual([closeLink])
})

function otherName(n: 1 | 2, [kind, lastName, firstName, lastNameKana, firstNameKana]: readonly string[]) {
  const values = {
    Kind: kind,
    LastName: lastName,
    FirstName: firstName,
    LastNameKana: lastNameKana,
    FirstNameKana: firstNameKana,
  }
  return Object.fromEntries(Object.entries(values).map(([part, value]) => [`otherName${n}${part}`, value ?? ""]))
}
