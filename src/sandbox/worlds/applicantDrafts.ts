import { findCardHolder } from "../aco/ekyc/people"
import type { Draft } from "../aco/forms/formRules"

/** Answers of the screens up to the card reading. */
export const ready: Draft = { hasMyNumberCard: "YES", knowsSignaturePassword: "YES", nfcAvailable: true }

/** What is known after somebody's card was read. */
export function readCard(person: string): Draft {
  const holder = findCardHolder(person)
  if (holder === undefined) throw new Error(`nobody is called ${person}`)
  return {
    ...ready,
    agreedJpkiConsent: true,
    ekycMethod: "JPKI",
    individualNumberStatus: "COLLECTED",
    identityName: holder.name,
    identityAddress: holder.address,
    birthDate: holder.birthDate,
    gender: holder.gender,
  }
}

const noOtherNames: Draft = { otherNameKinds: ["NONE"], hasFormerName: false, hasOtherName: false }
const otherNames: Draft = { otherNameKinds: ["OTHER_NAME"], hasFormerName: false, hasOtherName: true }

export const japanese = (person: string): Draft => ({
  ...readCard(person),
  ...noOtherNames,
  nationalityType: "JAPAN_ONLY",
})

const foreign = (person: string, country: string): Draft => ({
  ...readCard(person),
  ...otherNames,
  nationalityType: "FOREIGN_ONLY",
  foreignNationalities: [country],
  declaredNoUsNationality: true,
})

export const beforeResidenceCard: Draft = foreign("hoa", "VN")

export const residenceCardTyped: Draft = {
  ...beforeResidenceCard,
  foreignDocumentType: "RESIDENCE_CARD",
  residencePeriodKind: "LIMITED",
  residenceRenewalApplied: "NO",
  residentSixMonths: "YES",
  residenceExpireDate: "2027-01-20",
  documentExpireDate: "2027-01-20",
}

export const permanentResident: Draft = {
  ...foreign("lan", "VN"),
  foreignDocumentType: "RESIDENCE_CARD",
  residencePeriodKind: "UNLIMITED",
  residentSixMonths: "YES",
  documentExpireDate: "2030-05-10",
}

export const certificateTyped: Draft = {
  ...foreign("mina", "KR"),
  foreignDocumentType: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE",
  documentExpireDate: "2030-06-30",
}

const contact: Draft = {
  postalCode: "1000001",
  prefecture: "東京都",
  city: "千代田区",
  street: "千代田１－１",
  building: "サンプルマンション１０１",
  declaredAddressCurrent: true,
  addressMatch: "MATCH",
  mobilePhone: "09012345678",
  noMobilePhone: false,
}

const named = (lastName: string, firstName: string, lastNameKana: string, firstNameKana: string): Draft => ({
  lastName,
  firstName,
  lastNameKana,
  firstNameKana,
  nameSubstituted: false,
})

export const stepOne: Draft = { ...japanese("hanako"), ...named("山田", "花子", "ヤマダ", "ハナコ"), ...contact }

export const stepOneFormerName: Draft = {
  ...japanese("misaki"),
  otherNameKinds: ["FORMER_NAME"],
  hasFormerName: true,
  ...named("佐藤", "美咲", "サトウ", "ミサキ"),
  formerLastName: "鈴木",
  formerLastNameKana: "スズキ",
  formerNameOnCard: "YES",
  ...contact,
  postalCode: "2310023",
  prefecture: "神奈川県",
  city: "横浜市中区",
  street: "山下町２７９－１",
  building: undefined,
}

export const stepOneResidenceCard: Draft = {
  ...residenceCardTyped,
  residenceCardNumber: "AB12345678CD",
  ...named("NGUYEN", "THI HOA", "グエン", "ティ　ホア"),
  otherName1Kind: "ALIAS",
  otherName1LastName: "見本",
  otherName1FirstName: "ホア",
  otherName1LastNameKana: "ミホン",
  otherName1FirstNameKana: "ホア",
  hasSecondOtherName: "NO",
  ...contact,
}

export const stepOneCertificate: Draft = {
  ...certificateTyped,
  residenceCardNumber: "EF87654321GH",
  ...named("金", "美奈", "キム", "ミナ"),
  otherName1Kind: "ALIAS",
  otherName1LastName: "金田",
  otherName1FirstName: "美奈",
  otherName1LastNameKana: "カネダ",
  otherName1FirstNameKana: "ミナ",
  hasSecondOtherName: "YES",
  otherName2Kind: "FOREIGN_NAME",
  otherName2LastName: "KIM",
  otherName2FirstName: "MINA",
  otherName2LastNameKana: "キム",
  otherName2FirstNameKana: "ミナ",
  ...contact,
  postalCode: "5440034",
  prefecture: "大阪府",
  city: "大阪市生野区",
  street: "桃谷１丁目１－１",
  building: undefined,
}

const consent: Draft = {
  parentalAccountId: "ab345678",
  parentalRelationship: "MOTHER",
  minorTrader: "SELF",
  minorUnmarried: true,
  parentalConsentAll: true,
  parentalMaskedName: "山田 恵*",
  parentalConsentStatus: "REQUESTED",
}

export const stepOneMinor: Draft = {
  ...japanese("haruna"),
  ...consent,
  ...named("山田", "陽菜", "ヤマダ", "ハルナ"),
  ...contact,
  mobilePhone: undefined,
  noMobilePhone: true,
  landlinePhone: "0312345678",
}

const customer: Draft = {
  taxAccountChoice: "SPECIFIC_WITHHOLDING",
  transactionPurposes: ["ASSET_BUILDING"],
  isForeignPep: "NO",
  isUsTaxPerson: "NO",
  taxResidenceJapanOnly: "YES",
  dividendReceiptMethod: "PROPORTIONAL",
  marketingEmailOptIn: false,
}

const employee: Draft = {
  jobCategory: "COMPANY_EMPLOYEE",
  companyName: "株式会社見本商事",
  companyNameKana: "ミホンショウジ",
  worksAtSecuritiesFirm: "NO",
  departmentName: "営業部",
  noDepartment: false,
  jobRole: "STAFF",
  jobType: "WHOLESALE",
  insiderStatus: "NO",
}

const newNisa: Draft = { nisaChoice: "OPEN", otherNisaAccount: "NONE", nisaDeclarationAccepted: true }

export const nisaFromElsewhere: Draft = {
  nisaChoice: "OPEN",
  otherNisaAccount: "HAS_ACCOUNT",
  otherNisaInstitution: "見本銀行",
  tradedNisaThisYear: "NO",
  abolitionNoticeStatus: "HAVE",
  nisaDeclarationAccepted: true,
}

export const stepTwo: Draft = { ...stepOne, ...customer, ...newNisa, ...employee }

export const stepTwoInsider: Draft = {
  ...stepTwo,
  companyName: "見本テクノロジー",
  companySecuritiesCode: "130A",
  insiderStatus: "YES",
  insiderCompanies: [
    { insiderSecuritiesCode: "130A", insiderCompanyName: "見本テクノロジー", insiderRelation: "EMPLOYEE_INFORMED" },
    { insiderSecuritiesCode: "7999", insiderCompanyName: "サンプル自動車", insiderRelation: "OFFICER_FAMILY" },
  ],
}

export const stepTwoHomemaker: Draft = {
  ...stepOne,
  ...customer,
  nisaChoice: "NOT_OPEN",
  jobCategory: "HOMEMAKER",
  insiderStatus: "NO",
}

const stepTwoMinor: Draft = {
  ...stepOneMinor,
  ...customer,
  nisaChoice: "NOT_OPEN",
  jobCategory: "STUDENT",
  insiderStatus: "NO",
}

const survey: Draft = {
  investmentPolicy: "GROWTH_LONG",
  investmentHorizon: "OVER_10Y",
  annualIncome: "5M_7M",
  incomeSource: "SALARY",
  financialAssets: "1M_3M",
  fundNature: "SURPLUS",
}

const last: Draft = {
  interestedTradingTypes: ["MUTUAL_FUND"],
  applicationTrigger: "NISA",
  finalDeclarationAccepted: true,
}

export const stepThree: Draft = { ...stepTwo, ...survey, experiencedProducts: ["NONE"] }

export const stepThreeExperienced: Draft = {
  ...stepTwo,
  ...survey,
  experiencedProducts: ["STOCK", "INVESTMENT_TRUST", "DERIVATIVES"],
  stockExperienceYears: "3Y_5Y",
  stockTradingFrequency: "MONTHLY",
  foreignStockExperience: "YES",
  trustExperienceYears: "1Y_3Y",
  trustTradingStyle: "ACCUMULATION",
  derivativesProducts: ["MARGIN"],
  derivativesExperienceYears: "UNDER_1Y",
}

export const submitted: Draft = { ...stepThree, ...last }
export const submittedTransfer: Draft = { ...submitted, ...nisaFromElsewhere }
export const submittedMinor: Draft = { ...stepTwoMinor, ...survey, experiencedProducts: ["NONE"], ...last }
