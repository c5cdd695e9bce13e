import type { ReturnPoint } from "../returnPoints"

export type SectionName =
  | "ekyc"
  | "names"
  | "nationality"
  | "residence"
  | "contact"
  | "customer"
  | "nisa"
  | "job"
  | "survey"

/** One screen's share of the draft: what it saves, and where the application must stand for it. */
export interface SavedScreen {
  readonly screen: string
  readonly section: SectionName
  readonly point: ReturnPoint
  readonly fields: readonly string[]
}

const otherName = (n: 1 | 2) =>
  ["Kind", "LastName", "FirstName", "LastNameKana", "FirstNameKana"].map((part) => `otherName${n}${part}`)

const placed =
  (section: SectionName, point: ReturnPoint) =>
  (screen: string, ...fields: readonly string[]): SavedScreen => ({ screen, section, point, fields })

const names = placed("names", "AFTER_LIQUID_2")
const residence = placed("residence", "AFTER_LIQUID_1")
const contact = placed("contact", "AFTER_LIQUID_2")
const nisa = placed("nisa", "STEP_2")
const job = placed("job", "STEP_2")
const survey = placed("survey", "STEP_3")

/** Every screen that saves answers, in the order of the flow. How they are judged stands in their form documents. */
export const savedScreens: readonly SavedScreen[] = [
  placed("ekyc", "AFTER_ALL_AGREEMENTS")("nfc_check", "hasMyNumberCard", "knowsSignaturePassword", "nfcAvailable"),
  placed("names", "AFTER_LIQUID_1")("multiple_name", "otherNameKinds"),
  placed("nationality", "AFTER_LIQUID_1")(
    "nationality_check",
    "nationalityType",
    "foreignNationalities",
    "declaredNoUsNationality",
  ),
  residence("residence_check_start", "foreignDocumentType"),
  residence(
    "residence_expire_check",
    "residencePeriodKind",
    "residenceRenewalApplied",
    "residentSixMonths",
    "worksInJapan",
  ),
  residence("residence_expire_date", "residenceExpireDate", "documentExpireDate"),
  names("name_input", "lastName", "firstName", "lastNameKana", "firstNameKana", "nameSubstituted"),
  names("other_name_input_1", ...otherName(1), "hasSecondOtherName"),
  names("other_name_input_2", ...otherName(2)),
  names("former_name_input", "formerLastName", "formerLastNameKana", "formerNameOnCard"),
  contact("postalcode_input", "postalCode", "prefecture", "city", "street", "building", "declaredAddressCurrent"),
  contact("phone_number", "mobilePhone", "noMobilePhone", "landlinePhone"),
  placed("customer", "STEP_2")(
    "customer_info",
    "taxAccountChoice",
    "transactionPurposes",
    "isForeignPep",
    "isUsTaxPerson",
    "taxResidenceJapanOnly",
    "foreignTaxResidences",
    "marketingEmailOptIn",
  ),
  nisa("nisa_open", "nisaChoice"),
  job("job_category", "jobCategory", "jobCategoryOther"),
  job(
    "job_company",
    "companyName",
    "companyNameKana",
    "companyPhone",
    "companySecuritiesCode",
    "worksAtSecuritiesFirm",
  ),
  job("job_department", "departmentName", "noDepartment"),
  job("job_role", "jobRole", "jobRoleOther"),
  job("job_type", "jobType", "jobTypeOther"),
  job("job_listed_company", "insiderStatus", "insiderCompanies"),
  nisa(
    "nisa_account_confirm",
    "otherNisaAccount",
    "otherNisaInstitution",
    "tradedNisaThisYear",
    "abolitionNoticeStatus",
    "nisaDeclarationAccepted",
  ),
  survey("investment_focus", "investmentPolicy", "investmentHorizon", "principalRiskAcknowledged"),
  survey("income_selection", "annualIncome", "incomeSource"),
  survey("asset_selection", "financialAssets", "fundNature"),
  survey("investment_experience", "experiencedProducts"),
  survey("stock_trading_experience", "stockExperienceYears", "stockTradingFrequency", "foreignStockExperience"),
  survey("investment_trust_experience", "trustExperienceYears", "trustTradingStyle"),
  survey("derivatives_experience", "derivativesProducts", "derivativesExperienceYears"),
  survey("interested_trading_types", "interestedTradingTypes", "applicationTrigger", "finalDeclarationAccepted"),
]

/** What the parental check keeps; its birth date is forgotten after the check. */
export const parentalFields: readonly string[] = [
  "parentalAccountId",
  "parentalRelationship",
  "minorTrader",
  "minorUnmarried",
  "parentalConsentAll",
  "parentalMaskedName",
  "parentalConsentStatus",
]

/** What a reading of cards gives, and with what. */
export const readFields: readonly string[] = [
  "agreedJpkiConsent",
  "ekycMethod",
  "ekycSessionId",
  "individualNumberStatus",
  "identityName",
  "identityAddress",
  "birthDate",
  "gender",
  "residenceCardNumber",
]
