/* Generated from schemas/calls/aco; `npm run generate` writes it anew. */

export interface SavedApplication {
  version: number
  returnPoint:
    | "EMAIL_INPUT"
    | "OTP_INPUT"
    | "AGREEMENT_CONFIRM"
    | "AFTER_ALL_AGREEMENTS"
    | "AFTER_LIQUID_1"
    | "AFTER_LIQUID_2"
    | "STEP_2"
    | "STEP_3"
    | "UNDER_SCREENING"
    | "SCREENING_COMPLETED"
    | "OLD_FLOW_FALLBACK"
    | "MAINTENANCE"
  draft: {
    email?: string
    maskedEmail?: string
    nfcAvailable?: boolean
    hasMyNumberCard?: string
    knowsSignaturePassword?: string
    agreedJpkiConsent?: boolean
    ekycMethod?: "JPKI" | "MYNUMBER_CARD_IC" | "DRIVER_LICENSE"
    ekycSessionId?: string
    individualNumberStatus?: string
    identityName?: string
    identityAddress?: string
    birthDate?: string
    gender?: string | null
    ageAtApplication?: number
    otherNameKinds?: string[]
    hasFormerName?: boolean
    hasOtherName?: boolean
    nationalityType?: "JAPAN_ONLY" | "MULTIPLE" | "FOREIGN_ONLY"
    foreignNationalities?: string[]
    declaredNoUsNationality?: boolean
    foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
    residencePeriodKind?: "LIMITED" | "UNLIMITED"
    residenceRenewalApplied?: string
    residentSixMonths?: string
    worksInJapan?: string
    residenceExpireDate?: string
    documentExpireDate?: string
    residenceCardNumber?: string
    parentalAccountId?: string
    parentalRelationship?: string
    minorTrader?: string
    minorUnmarried?: boolean
    parentalConsentAll?: boolean
    parentalMaskedName?: string
    parentalMaskedAccountId?: string
    parentalConsentStatus?: string
    lastName?: string
    firstName?: string
    lastNameKana?: string
    firstNameKana?: string
    nameSubstituted?: boolean
    otherName1Kind?: string
    otherName1LastName?: string
    otherName1FirstName?: string
    otherName1LastNameKana?: string
    otherName1FirstNameKana?: string
    hasSecondOtherName?: "YES" | "NO"
    otherName2Kind?: string
    otherName2LastName?: string
    otherName2FirstName?: string
    otherName2LastNameKana?: string
    otherName2FirstNameKana?: string
    formerLastName?: string
    formerLastNameKana?: string
    formerNameOnCard?: string
    postalCode?: string
    prefecture?: string
    city?: string
    street?: string
    building?: string
    declaredAddressCurrent?: boolean
    addressMatch?: string
    mobilePhone?: string
    noMobilePhone?: boolean
    landlinePhone?: string
    taxAccountChoice?: string
    transactionPurposes?: string[]
    isForeignPep?: string
    isUsTaxPerson?: string
    taxResidenceJapanOnly?: string
    dividendReceiptMethod?: string
    marketingEmailOptIn?: boolean
    nisaChoice?: "OPEN" | "NOT_OPEN"
    nisaEligible?: boolean
    otherNisaAccount?: string
    otherNisaInstitution?: string
    tradedNisaThisYear?: string
    abolitionNoticeStatus?: string
    nisaDeclarationAccepted?: boolean
    nisaApplicationType?: string
    nisaTargetYear?: number
    jobCategory?: string
    jobCategoryOther?: string
    jobRole?: string
    jobRoleOther?: string
    jobType?: string
    jobTypeOther?: string
    companyName?: string
    companyNameKana?: string
    companyPhone?: string
    companySecuritiesCode?: string | null
    worksAtSecuritiesFirm?: string
    departmentName?: string
    noDepartment?: boolean
    insiderStatus?: string
    investmentPolicy?: string
    investmentHorizon?: string
    principalRiskAcknowledged?: boolean
    annualIncome?: string
    incomeSource?: string
    financialAssets?: string
    fundNature?: string
    experiencedProducts?: string[]
    stockExperienceYears?: string
    stockTradingFrequency?: string
    foreignStockExperience?: string
    trustExperienceYears?: string
    trustTradingStyle?: string
    derivativesProducts?: string[]
    derivativesExperienceYears?: string
    interestedTradingTypes?: string[]
    applicationTrigger?: string
    finalDeclarationAccepted?: boolean
    foreignTaxResidences?: {
      countryCode?: string
      taxIdentificationNumber?: string
      noTinReason?: string
    }[]
    insiderCompanies?: {
      insiderSecuritiesCode?: string
      insiderCompanyName?: string
      insiderRelation?: string
      insiderResignedOn?: string
    }[]
  }
}

export interface AgreementsRequest {
  group: "ONE" | "TWO"
}

export interface AgreementsResponse {
  group: string
  /**
   * @minItems 1
   */
  documents: {
    documentId: string
    version: string
    title: string
    url: string
    mustOpen: boolean
    sort: number
  }[]
}

export interface AgreementsAcceptRequest {
  group: "ONE" | "TWO"
  documents: {
    documentId: string
    version: string
  }[]
  declarations: {
    [k: string]: true | undefined
  }
}

export interface AgreementsAcceptResponse {
  returnPoint: string
}

export interface ApplicationsRequest {
  version: number
}

export interface ApplicationsResponse {
  applicationId: string
  receiptNumber: string
  submittedAt: string
  returnPoint:
    | "EMAIL_INPUT"
    | "OTP_INPUT"
    | "AGREEMENT_CONFIRM"
    | "AFTER_ALL_AGREEMENTS"
    | "AFTER_LIQUID_1"
    | "AFTER_LIQUID_2"
    | "STEP_2"
    | "STEP_3"
    | "UNDER_SCREENING"
    | "SCREENING_COMPLETED"
    | "OLD_FLOW_FALLBACK"
    | "MAINTENANCE"
  nisaApplicationType: "NONE" | "NEW" | "TRANSFER" | "REOPEN"
}

export interface ApplicationsCurrentRequest {}

export interface ApplicationsCurrentResponse {
  applicationId: string
  receiptNumber: string
  submittedAt: string
  maskedEmail: string
  screeningStatus: "RECEIVED" | "IN_REVIEW" | "ACTION_REQUIRED" | "DECIDED"
  screeningResult?: "APPROVED" | "DECLINED" | null
  memberId?: string | null
  taxAccountChoice?: "SPECIFIC_WITHHOLDING" | "SPECIFIC_NO_WITHHOLDING" | "GENERAL"
  nisaApplicationType: "NONE" | "NEW" | "TRANSFER" | "REOPEN"
  nisaTargetYear?: number
  nisaStatus: "NONE" | "REQUESTED" | "PROVISIONAL" | "WAITING_NOTICE" | "NOTICE_RECEIVED" | "OPENED" | "FAILED"
  parentalConsentStatus?: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED"
  tasks: {
    taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"
    dueDate?: string | null
  }[]
  returnPoint:
    | "EMAIL_INPUT"
    | "OTP_INPUT"
    | "AGREEMENT_CONFIRM"
    | "AFTER_ALL_AGREEMENTS"
    | "AFTER_LIQUID_1"
    | "AFTER_LIQUID_2"
    | "STEP_2"
    | "STEP_3"
    | "UNDER_SCREENING"
    | "SCREENING_COMPLETED"
    | "OLD_FLOW_FALLBACK"
    | "MAINTENANCE"
}

export interface ApplicationsCurrentNisaAbolitionRequest {
  noticeType: "ACCOUNT_FRAME" | "TAX_FREE_ACCOUNT"
  noticeDate: string
  noticeReferenceNumber: string
  noticeIssuer: string
  noticeNameMatches: "YES" | "NO"
  /**
   * @minItems 1
   * @maxItems 3
   */
  noticeImages: string[]
}

export interface ApplicationsCurrentNisaAbolitionResponse {
  nisaStatus: "NONE" | "REQUESTED" | "PROVISIONAL" | "WAITING_NOTICE" | "NOTICE_RECEIVED" | "OPENED" | "FAILED"
  tasks: {
    taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"
    dueDate?: string | null
  }[]
}

export interface DraftRequest {}

export type DraftResponse = SavedApplication

export interface DraftConfirmRequest {
  step: "STEP_1" | "STEP_2"
  version: number
  confirmedStep1?: true
  confirmedStep2?: true
}

export interface DraftConfirmResponse {
  returnPoint:
    | "EMAIL_INPUT"
    | "OTP_INPUT"
    | "AGREEMENT_CONFIRM"
    | "AFTER_ALL_AGREEMENTS"
    | "AFTER_LIQUID_1"
    | "AFTER_LIQUID_2"
    | "STEP_2"
    | "STEP_3"
    | "UNDER_SCREENING"
    | "SCREENING_COMPLETED"
    | "OLD_FLOW_FALLBACK"
    | "MAINTENANCE"
}

export interface DraftContactRequest {
  version: number
  postalCode?: string
  prefecture?:
    | "北海道"
    | "青森県"
    | "岩手県"
    | "宮城県"
    | "秋田県"
    | "山形県"
    | "福島県"
    | "茨城県"
    | "栃木県"
    | "群馬県"
    | "埼玉県"
    | "千葉県"
    | "東京都"
    | "神奈川県"
    | "新潟県"
    | "富山県"
    | "石川県"
    | "福井県"
    | "山梨県"
    | "長野県"
    | "岐阜県"
    | "静岡県"
    | "愛知県"
    | "三重県"
    | "滋賀県"
    | "京都府"
    | "大阪府"
    | "兵庫県"
    | "奈良県"
    | "和歌山県"
    | "鳥取県"
    | "島根県"
    | "岡山県"
    | "広島県"
    | "山口県"
    | "徳島県"
    | "香川県"
    | "愛媛県"
    | "高知県"
    | "福岡県"
    | "佐賀県"
    | "長崎県"
    | "熊本県"
    | "大分県"
    | "宮崎県"
    | "鹿児島県"
    | "沖縄県"
  city?: string
  street?: string
  building?: string
  declaredAddressCurrent?: true
  mobilePhone?: string
  noMobilePhone?: boolean
  landlinePhone?: string
}

export type DraftContactResponse = SavedApplication

export interface DraftCustomerRequest {
  version: number
  taxAccountChoice?: "SPECIFIC_WITHHOLDING" | "SPECIFIC_NO_WITHHOLDING" | "GENERAL"
  /**
   * @minItems 1
   * @maxItems 3
   */
  transactionPurposes?: (
    "ASSET_BUILDING" | "RETIREMENT" | "EDUCATION" | "SURPLUS_FUND" | "DIVIDEND_INCOME" | "SHORT_TERM"
  )[]
  isForeignPep?: "YES" | "NO"
  isUsTaxPerson?: "YES" | "NO"
  taxResidenceJapanOnly?: "YES" | "NO"
  /**
   * @minItems 1
   * @maxItems 2
   */
  foreignTaxResidences?: {
    countryCode?: string
    taxIdentificationNumber?: string
    noTinReason?: "NOT_ISSUED" | "NOT_REQUIRED"
  }[]
  marketingEmailOptIn?: boolean
}

export type DraftCustomerResponse = SavedApplication

export interface DraftEkycRequest {
  version: number
  hasMyNumberCard?: "YES" | "NO"
  knowsSignaturePassword?: "YES" | "NO"
  nfcAvailable?: boolean
}

export type DraftEkycResponse = SavedApplication

export interface DraftJobRequest {
  version: number
  jobCategory?:
    | "COMPANY_EMPLOYEE"
    | "COMPANY_OFFICER"
    | "CONTRACT_EMPLOYEE"
    | "PUBLIC_SERVANT"
    | "ORGANIZATION_STAFF"
    | "SELF_EMPLOYED"
    | "PROFESSIONAL"
    | "PART_TIME"
    | "HOMEMAKER"
    | "STUDENT"
    | "PENSIONER"
    | "UNEMPLOYED"
    | "OTHER"
  jobCategoryOther?: string
  companyName?: string
  companyNameKana?: string
  companyPhone?: string
  companySecuritiesCode?: string | null
  worksAtSecuritiesFirm?: "YES" | "NO"
  departmentName?: string
  noDepartment?: boolean
  jobRole?:
    "REPRESENTATIVE" | "DIRECTOR" | "EXECUTIVE_OFFICER" | "GENERAL_MANAGER" | "MANAGER" | "CHIEF" | "STAFF" | "OTHER"
  jobRoleOther?: string
  jobType?:
    | "AGRICULTURE"
    | "CONSTRUCTION"
    | "MANUFACTURING"
    | "UTILITIES"
    | "IT"
    | "TRANSPORT"
    | "WHOLESALE"
    | "RETAIL"
    | "FINANCE"
    | "REAL_ESTATE"
    | "PROFESSIONAL_SERVICE"
    | "FOOD_LODGING"
    | "LIFE_SERVICE"
    | "EDUCATION"
    | "MEDICAL"
    | "TRADING"
    | "PRECIOUS_METAL"
    | "PUBLIC"
    | "OTHER"
  jobTypeOther?: string
  insiderStatus?: "YES" | "NO"
  /**
   * @minItems 1
   * @maxItems 3
   */
  insiderCompanies?: {
    insiderSecuritiesCode?: string
    insiderCompanyName?: string
    insiderRelation?:
      | "OFFICER"
      | "QUASI_OFFICER"
      | "EMPLOYEE_INFORMED"
      | "EMPLOYEE"
      | "AFFILIATE"
      | "FORMER_OFFICER"
      | "OFFICER_FAMILY"
      | "MAJOR_SHAREHOLDER"
      | "REIT_RELATED"
      | "CONTRACTOR"
    insiderResignedOn?: string
  }[]
}

export type DraftJobResponse = SavedApplication

export interface DraftNamesRequest {
  version: number
  /**
   * @minItems 1
   * @maxItems 2
   */
  otherNameKinds?: ("FORMER_NAME" | "OTHER_NAME" | "NONE")[]
  lastName?: string
  firstName?: string
  lastNameKana?: string
  firstNameKana?: string
  nameSubstituted?: boolean
  otherName1Kind?: "ALIAS" | "LEGAL_NAME" | "FOREIGN_NAME" | "OTHER"
  otherName1LastName?: string
  otherName1FirstName?: string
  otherName1LastNameKana?: string
  otherName1FirstNameKana?: string
  otherName2Kind?: "ALIAS" | "LEGAL_NAME" | "FOREIGN_NAME" | "OTHER"
  otherName2LastName?: string
  otherName2FirstName?: string
  otherName2LastNameKana?: string
  otherName2FirstNameKana?: string
  hasSecondOtherName?: "YES" | "NO"
  formerLastName?: string
  formerLastNameKana?: string
  formerNameOnCard?: "YES" | "NO"
}

export type DraftNamesResponse = SavedApplication

export interface DraftNationalityRequest {
  version: number
  nationalityType?: "JAPAN_ONLY" | "MULTIPLE" | "FOREIGN_ONLY"
  /**
   * @minItems 1
   * @maxItems 3
   */
  foreignNationalities?: string[]
  declaredNoUsNationality?: true
}

export type DraftNationalityResponse = SavedApplication

export interface DraftNisaRequest {
  version: number
  nisaChoice?: "OPEN" | "NOT_OPEN"
  otherNisaAccount?: "NONE" | "HAS_ACCOUNT" | "CLOSED" | "UNKNOWN"
  otherNisaInstitution?: string
  tradedNisaThisYear?: "YES" | "NO"
  abolitionNoticeStatus?: "HAVE" | "REQUESTED" | "NOT_REQUESTED"
  nisaDeclarationAccepted?: true
}

export type DraftNisaResponse = SavedApplication

export interface DraftResidenceRequest {
  version: number
  foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
  residencePeriodKind?: "LIMITED" | "UNLIMITED"
  residenceRenewalApplied?: "YES" | "NO"
  residentSixMonths?: "YES" | "NO"
  worksInJapan?: "YES" | "NO"
  residenceExpireDate?: string
  documentExpireDate?: string
}

export type DraftResidenceResponse = SavedApplication

export interface DraftSurveyRequest {
  version: number
  investmentPolicy?: "GROWTH_LONG" | "BALANCED" | "INCOME" | "GROWTH_SHORT" | "PRINCIPAL"
  investmentHorizon?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  principalRiskAcknowledged?: true
  annualIncome?: "NONE" | "UNDER_1M" | "1M_3M" | "3M_5M" | "5M_7M" | "7M_10M" | "10M_20M" | "OVER_20M"
  incomeSource?: "SALARY" | "BUSINESS" | "PENSION" | "REAL_ESTATE" | "INVESTMENT" | "HOUSEHOLD" | "OTHER"
  financialAssets?: "UNDER_1M" | "1M_3M" | "3M_5M" | "5M_10M" | "10M_30M" | "30M_50M" | "OVER_50M"
  fundNature?: "SURPLUS" | "PLANNED" | "RETIREMENT_ALLOWANCE" | "INHERITANCE" | "LIVING" | "BORROWED"
  /**
   * @minItems 1
   * @maxItems 5
   */
  experiencedProducts?: ("STOCK" | "INVESTMENT_TRUST" | "BOND" | "DERIVATIVES" | "CRYPTO" | "NONE")[]
  stockExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  stockTradingFrequency?: "YEARLY" | "MONTHLY" | "WEEKLY" | "DAILY" | "INACTIVE"
  foreignStockExperience?: "YES" | "NO"
  trustExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  trustTradingStyle?: "ACCUMULATION" | "LUMP_SUM" | "BOTH" | "INACTIVE"
  /**
   * @minItems 1
   * @maxItems 5
   */
  derivativesProducts?: ("MARGIN" | "FUTURES_OPTIONS" | "FX" | "CFD" | "STRUCTURED")[]
  derivativesExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  /**
   * @minItems 1
   * @maxItems 6
   */
  interestedTradingTypes?: ("MUTUAL_FUND" | "JP_STOCK" | "US_STOCK" | "JP_ETF" | "US_ETF" | "UNDECIDED")[]
  applicationTrigger?: "APP" | "WEB_AD" | "SNS" | "FRIEND" | "NISA" | "NEWS" | "OTHER"
  finalDeclarationAccepted?: true
}

export type DraftSurveyResponse = SavedApplication

export interface EkycSessionRequest {
  sessionId: string
}

export interface EkycSessionResponse {
  status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "CANCELLED" | "READ_ERROR" | "REJECTED" | "EXPIRED"
  purpose: "PRIMARY" | "RESIDENCE"
  failureReason?: string | null
  readErrorCount: number
  returnPoint:
    | "EMAIL_INPUT"
    | "OTP_INPUT"
    | "AGREEMENT_CONFIRM"
    | "AFTER_ALL_AGREEMENTS"
    | "AFTER_LIQUID_1"
    | "AFTER_LIQUID_2"
    | "STEP_2"
    | "STEP_3"
    | "UNDER_SCREENING"
    | "SCREENING_COMPLETED"
    | "OLD_FLOW_FALLBACK"
    | "MAINTENANCE"
}

export interface EkycSessionsRequest {
  purpose: "PRIMARY" | "RESIDENCE"
  ekycMethod?: "JPKI" | "MYNUMBER_CARD_IC" | "DRIVER_LICENSE"
  agreedJpkiConsent?: true
  foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
  platform: "ios" | "android" | "other"
}

export interface EkycSessionsResponse {
  sessionId: string
  launchUrl: string
  sessionExpiresAt: string
}

export interface EkycSessionsCurrentRequest {}

export interface EkycSessionsCurrentResponse {
  returnPoint: string
}

export interface ListedCompaniesRequest {
  query?: string
  code?: string
}

export interface ListedCompaniesResponse {
  /**
   * @maxItems 10
   */
  companies: {
    securitiesCode: string
    companyName: string
  }[]
}

export interface MailAuthRequest {
  email: string
}

export interface MailAuthResponse {
  maskedEmail: string
  codeExpiresAt: string
  resendAvailableAt: string
  returnPoint: string
}

export interface MailAuthResendRequest {}

export interface MailAuthResendResponse {
  codeExpiresAt: string
  resendAvailableAt: string
  remainingResends: number
}

export interface MailAuthVerifyRequest {
  code: string
}

export interface MailAuthVerifyResponse {
  returnPoint: string
  applicationId: string
  expiresAt: string
}

export interface MastersCountriesRequest {}

export interface MastersCountriesResponse {
  /**
   * @minItems 1
   */
  countries: {
    code: string
    nameJa: string
    sort: number
    accepted: boolean
  }[]
}

export interface ParentalCheckRequest {
  parentalAccountId: string
  parentalBirthDate: string
  parentalRelationship: "FATHER" | "MOTHER" | "GUARDIAN"
  minorTrader: "SELF" | "PARENT"
  minorUnmarried: true
  parentalConsentAll: true
}

export interface ParentalCheckResponse {
  parentalMaskedName: string
  parentalConsentStatus: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED"
  version: number
}

export interface ParentalCheckResendRequest {}

export interface ParentalCheckResendResponse {
  parentalConsentStatus: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED"
}

export interface PostalCodesRequest {
  postalCode: string
}

export interface PostalCodesResponse {
  /**
   * @minItems 1
   */
  addresses: {
    addressCandidateId: string
    prefecture:
      | "北海道"
      | "青森県"
      | "岩手県"
      | "宮城県"
      | "秋田県"
      | "山形県"
      | "福島県"
      | "茨城県"
      | "栃木県"
      | "群馬県"
      | "埼玉県"
      | "千葉県"
      | "東京都"
      | "神奈川県"
      | "新潟県"
      | "富山県"
      | "石川県"
      | "福井県"
      | "山梨県"
      | "長野県"
      | "岐阜県"
      | "静岡県"
      | "愛知県"
      | "三重県"
      | "滋賀県"
      | "京都府"
      | "大阪府"
      | "兵庫県"
      | "奈良県"
      | "和歌山県"
      | "鳥取県"
      | "島根県"
      | "岡山県"
      | "広島県"
      | "山口県"
      | "徳島県"
      | "香川県"
      | "愛媛県"
      | "高知県"
      | "福岡県"
      | "佐賀県"
      | "長崎県"
      | "熊本県"
      | "大分県"
      | "宮崎県"
      | "鹿児島県"
      | "沖縄県"
    city: string
    town: string
  }[]
}

export interface ProgressRequest {}

export interface ProgressResponse {
  returnPoint: string | null
  applicationId?: string
  expiresAt?: string
  maskedEmail?: string
  resendAvailableAt?: string
  codeExpiresAt?: string
  tasks?: string[]
}

export interface ProgressRestartRequest {
  reason: "SESSION_EXPIRED" | "USER"
}

export interface ProgressRestartResponse {
  returnPoint: string
}

export interface RegistrationUpdateRequest {
  old_flow_fallback: true
  reason: "NO_NFC" | "READ_ERROR" | "NO_CARD" | "USER"
}

export interface RegistrationUpdateResponse {
  returnPoint: string
}

export interface UploadsRequest {
  fileName: string
  contentType: string
  size: number
  purpose: "NISA_NOTICE"
}

export interface UploadsResponse {
  uploadId: string
  putUrl: string
  expiresAt: string
}

/** Request and response of every call of this client, by id. */
export interface AcoCalls {
  "aco/agreements": { request: AgreementsRequest; response: AgreementsResponse }
  "aco/agreements-accept": { request: AgreementsAcceptRequest; response: AgreementsAcceptResponse }
  "aco/applications": { request: ApplicationsRequest; response: ApplicationsResponse }
  "aco/applications-current": { request: ApplicationsCurrentRequest; response: ApplicationsCurrentResponse }
  "aco/applications-current-nisa-abolition": { request: ApplicationsCurrentNisaAbolitionRequest; response: ApplicationsCurrentNisaAbolitionResponse }
  "aco/draft": { request: DraftRequest; response: DraftResponse }
  "aco/draft-confirm": { request: DraftConfirmRequest; response: DraftConfirmResponse }
  "aco/draft-contact": { request: DraftContactRequest; response: DraftContactResponse }
  "aco/draft-customer": { request: DraftCustomerRequest; response: DraftCustomerResponse }
  "aco/draft-ekyc": { request: DraftEkycRequest; response: DraftEkycResponse }
  "aco/draft-job": { request: DraftJobRequest; response: DraftJobResponse }
  "aco/draft-names": { request: DraftNamesRequest; response: DraftNamesResponse }
  "aco/draft-nationality": { request: DraftNationalityRequest; response: DraftNationalityResponse }
  "aco/draft-nisa": { request: DraftNisaRequest; response: DraftNisaResponse }
  "aco/draft-residence": { request: DraftResidenceRequest; response: DraftResidenceResponse }
  "aco/draft-survey": { request: DraftSurveyRequest; response: DraftSurveyResponse }
  "aco/ekyc-session": { request: EkycSessionRequest; response: EkycSessionResponse }
  "aco/ekyc-sessions": { request: EkycSessionsRequest; response: EkycSessionsResponse }
  "aco/ekyc-sessions-current": { request: EkycSessionsCurrentRequest; response: EkycSessionsCurrentResponse }
  "aco/listed-companies": { request: ListedCompaniesRequest; response: ListedCompaniesResponse }
  "aco/mail-auth": { request: MailAuthRequest; response: MailAuthResponse }
  "aco/mail-auth-resend": { request: MailAuthResendRequest; response: MailAuthResendResponse }
  "aco/mail-auth-verify": { request: MailAuthVerifyRequest; response: MailAuthVerifyResponse }
  "aco/masters-countries": { request: MastersCountriesRequest; response: MastersCountriesResponse }
  "aco/parental-check": { request: ParentalCheckRequest; response: ParentalCheckResponse }
  "aco/parental-check-resend": { request: ParentalCheckResendRequest; response: ParentalCheckResendResponse }
  "aco/postal-codes": { request: PostalCodesRequest; response: PostalCodesResponse }
  "aco/progress": { request: ProgressRequest; response: ProgressResponse }
  "aco/progress-restart": { request: ProgressRestartRequest; response: ProgressRestartResponse }
  "aco/registration-update": { request: RegistrationUpdateRequest; response: RegistrationUpdateResponse }
  "aco/uploads": { request: UploadsRequest; response: UploadsResponse }
}
