import type { Page } from "@playwright/test"
import { address } from "./applying"
import type { Broker } from "./broker"
import { settled } from "./test"
import { fillIn, primary, type Step, walk } from "./walking"

/** From nothing to the preparation of the card reading. */
export async function walkToIdentification(page: Page, broker: Broker): Promise<void> {
  await page.goto("/account/open")
  await walk(page, ["mail_auth", { email: address, emailConfirm: address }])
  await settled(page, "auth_code")
  await fillIn(page, "auth_code", { code: await broker.newestCode() })
  await primary(page).click()
  await walk(page, ...agreements)
}

const agreements: readonly Step[] = [
  ["agreement_one", { agreementReadIds: true, agreedTermsOne: true, agreedElectronicDelivery: true }],
  [
    "agreement_two",
    {
      agreementReadIds: true,
      agreedTermsTwo: true,
      declaredNotAntisocial: true,
      declaredResident: true,
      declaredOwnAccount: true,
      agreedRisk: true,
    },
  ],
]

export const cardAtHand: Step = ["nfc_check", { hasMyNumberCard: "YES", knowsSignaturePassword: "YES" }]

/** Answers of the first two questions after the card. */
export const japanese: readonly Step[] = [
  ["multiple_name", { otherNameKinds: ["NONE"] }],
  ["nationality_check", { nationalityType: "JAPAN_ONLY" }],
]

export const named = (lastName: string, firstName: string, lastNameKana: string, firstNameKana: string): Step => [
  "name_input",
  { lastName, firstName, lastNameKana, firstNameKana },
]

/** Address by its postal code, the same as on the card. */
export async function walkAddress(page: Page, { postalCode, ...rest }: Readonly<Record<string, string>>) {
  await fillIn(page, "postalcode_input", { postalCode: postalCode ?? "" })
  await page.getByRole("button", { name: "住所を検索" }).click()
  await page.getByText(/件の住所が見つかりました/).waitFor()
  await fillIn(page, "postalcode_input", { ...rest, declaredAddressCurrent: true })
  await primary(page).click()
}

export const home = { postalCode: "1000001", street: "千代田１－１", building: "サンプルマンション１０１" }
export const mobile: Step = ["phone_number", { mobilePhone: "09012345678" }]
export const confirmStepOne: Step = ["account_confirm_step1", { confirmedStep1: true }]

/** What those answer who open a specific account and pay taxes in Japan only. */
export const customer = {
  taxAccountChoice: "SPECIFIC_WITHHOLDING",
  transactionPurposes: ["ASSET_BUILDING"],
  isForeignPep: "NO",
  isUsTaxPerson: "NO",
  taxResidenceJapanOnly: "YES",
}

export const employee: readonly Step[] = [
  ["job_category", { jobCategory: "COMPANY_EMPLOYEE" }],
  ["job_company", { companyName: "㈱見本商事", worksAtSecuritiesFirm: "NO" }],
  ["job_department", { departmentName: "営業部" }],
  ["job_role", { jobRole: "STAFF" }],
  ["job_type", { jobType: "WHOLESALE" }],
  ["job_listed_company", { insiderStatus: "NO" }],
]

export const newNisa: Step = [
  "nisa_account_confirm",
  { otherNisaAccount: "NONE", nisaDeclarationAccepted: true, confirmedStep2: true },
]

/** Goals, income and assets. */
export const plans: readonly Step[] = [
  ["exprience_survey_intro"],
  ["investment_focus", { investmentPolicy: "GROWTH_LONG", investmentHorizon: "OVER_10Y" }],
  ["income_selection", { annualIncome: "5M_7M", incomeSource: "SALARY" }],
  ["asset_selection", { financialAssets: "1M_3M", fundNature: "SURPLUS" }],
]

export const noExperience: Step = ["investment_experience", { experiencedProducts: ["NONE"] }]

export const submit: Step = [
  "interested_trading_types",
  { interestedTradingTypes: ["MUTUAL_FUND"], applicationTrigger: "NISA", finalDeclarationAccepted: true },
]

export const notOpen: Step = ["nisa_open", { nisaChoice: "NOT_OPEN" }]
export const withoutNisa: Step = ["nisa_account_confirm", { confirmedStep2: true }]
