import { watchLinks } from "./links"
import type { Page } from "@playwright/test"
import type { Answers } from "./answering"
import { address } from "./applying"
import type { Broker } from "./broker"
import { expect, settled } from "./test"
import { fillIn, primary, readCard, screensSeen, type Step, walk } from "./walking"

/** Somebody on the way through a whole application, and what was seen of it. */
export interface Applicant {
  readonly page: Page
  readonly broker: Broker
  readonly day: string
  readonly links: readonly string[]
  readonly screens: readonly string[]
}

/** No more than sixty calls a minute are taken; a customer takes longer than a test. */
export const later = ({ broker, day }: Pick<Applicant, "broker" | "day">, minute: string) =>
  broker.setClock(`${day}T10:${minute}:00+09:00`)

interface Beginning {
  readonly person: string
  readonly day?: string
}

/** From nothing to the first question after the card, with somebody's card. */
export async function identify(
  page: Page,
  broker: Broker,
  { person, day = "2025-01-15" }: Beginning,
): Promise<Applicant> {
  const applicant = { page, broker, day, links: await watchLinks(page), screens: await screensSeen(page) }
  await page.clock.install()
  await broker.open("new-applicant")
  await later(applicant, "00")
  await page.goto("/account/open")
  await walk(page, ["mail_auth", { email: address, emailConfirm: address }])
  await settled(page, "auth_code")
  await walk(page, ["auth_code", { code: await broker.newestCode() }], ...agreements, cardAtHand)
  await fillIn(page, "onboarding", { agreedJpkiConsent: true })
  await readCard(page, applicant, { person })
  await settled(page, "multiple_name")
  await later(applicant, "10")
  return applicant
}

export const agreements: readonly Step[] = [
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

/** Family and given name are on the screen already, as the card has them. */
export const readAs = (lastNameKana: string, firstNameKana: string): Step => [
  "name_input",
  { lastNameKana, firstNameKana },
]

/** A name besides that of the card: its kind, the name, how it is read. */
export function otherName(n: 1 | 2, [kind, lastName, firstName, lastNameKana, firstNameKana]: readonly string[]) {
  const values = {
    Kind: kind,
    LastName: lastName,
    FirstName: firstName,
    LastNameKana: lastNameKana,
    FirstNameKana: firstNameKana,
  }
  return Object.fromEntries(Object.entries(values).map(([part, value]) => [`otherName${n}${part}`, value ?? ""]))
}

/** Address by its postal code, the same as on the card. */
export async function walkAddress(page: Page, { postalCode, ...rest }: Readonly<Record<string, string>>) {
  await fillIn(page, "postalcode_input", { postalCode: postalCode ?? "" })
  await page.getByRole("button", { name: "住所を検索" }).click()
  await page.getByText("1件の住所が見つかりました").waitFor()
  await fillIn(page, "postalcode_input", { ...rest, declaredAddressCurrent: true })
  await primary(page).click()
}

export const home = { postalCode: "1000001", street: "千代田１－１", building: "サンプルマンション１０１" }
export const mobile: Step = ["phone_number", { mobilePhone: "09012345678" }]
export const confirmStepOne: Step = ["account_confirm_step1", { confirmedStep1: true }]

/** STEP 1 of a Japanese adult without another name, behind the card. */
export async function walkStepOne({ page }: Applicant): Promise<void> {
  await walk(page, ...japanese, readAs("ヤマダ", "ハナコ"))
  await walkAddress(page, home)
  await walk(page, mobile, confirmStepOne)
}

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

export const openNisa: Step = ["nisa_open", { nisaChoice: "OPEN" }]
export const notOpen: Step = ["nisa_open", { nisaChoice: "NOT_OPEN" }]
export const withoutNisa: Step = ["nisa_account_confirm", { confirmedStep2: true }]
export const newNisa: Step = [
  "nisa_account_confirm",
  { otherNisaAccount: "NONE", nisaDeclarationAccepted: true, confirmedStep2: true },
]

/** STEP 2 of an employee with a first NISA; some answer a screen in their own way. */
export const stepTwo = (own: Readonly<Record<string, Answers>> = {}): readonly Step[] =>
  employeeWithNisa.map(([screen, answers = {}]) => [screen, own[screen] ?? answers])

const employeeWithNisa: readonly Step[] = [["customer_info", customer], openNisa, ...employee, newNisa]

/** STEP 2 until all of it is summed up. */
export async function walkStepTwo(applicant: Applicant, own?: Readonly<Record<string, Answers>>): Promise<void> {
  await later(applicant, "20")
  await walk(applicant.page, ...stepTwo(own).slice(0, -1))
  await settled(applicant.page, "nisa_account_confirm")
}

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

/** STEP 3, up to the thanks for the application. */
export async function walkStepThree(applicant: Applicant, experience: readonly Step[] = [noExperience]): Promise<void> {
  const { page } = applicant
  await later(applicant, "30")
  await walk(page, ...plans, ...experience, submit)
  await settled(page, "application_completed")
  await expect(page.getByRole("heading", { name: "お申込みありがとうございます" })).toBeVisible()
}
