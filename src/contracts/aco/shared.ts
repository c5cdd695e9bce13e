/* Generated from schemas/calls/aco; `npm run generate` writes it anew. */

export type SavedApplication = {
  readonly version: number
  readonly returnPoint: "EMAIL_INPUT" | "OTP_INPUT" | "AGREEMENT_CONFIRM" | "AFTER_ALL_AGREEMENTS" | "AFTER_LIQUID_1" | "AFTER_LIQUID_2" | "STEP_2" | "STEP_3" | "UNDER_SCREENING" | "SCREENING_COMPLETED" | "OLD_FLOW_FALLBACK" | "MAINTENANCE"
  readonly missingScreen?: string
  readonly draft: {
    readonly email?: string; readonly maskedEmail?: string; readonly nfcAvailable?: boolean
    readonly hasMyNumberCard?: string; readonly knowsSignaturePassword?: string; readonly agreedJpkiConsent?: boolean
    readonly ekycMethod?: "JPKI" | "MYNUMBER_CARD_IC" | "DRIVER_LICENSE"; readonly ekycSessionId?: string
    readonly individualNumberStatus?: string; readonly identityName?: string; readonly identityNameKana?: string
    readonly identityAddress?: string; readonly identityPostalCode?: string; readonly birthDate?: string
    readonly gender?: string | null; readonly ageAtApplication?: number; readonly otherNameKinds?: readonly string[]
    readonly hasFormerName?: boolean; readonly hasOtherName?: boolean
    readonly nationalityType?: "JAPAN_ONLY" | "MULTIPLE" | "FOREIGN_ONLY"
    readonly foreignNationalities?: readonly string[]; readonly declaredNoUsNationality?: boolean
    readonly foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
    readonly residencePeriodKind?: "LIMITED" | "UNLIMITED"; readonly residenceRenewalApplied?: string
    readonly residentSixMonths?: string; readonly worksInJapan?: string; readonly residenceExpireDate?: string
    readonly documentExpireDate?: string; readonly residenceCardNumber?: string; readonly parentalAccountId?: string
    readonly parentalRelationship?: string; readonly minorTrader?: string; readonly parentalConsentAll?: boolean
    readonly parentalMaskedName?: string; readonly parentalMaskedAccountId?: string
    readonly parentalConsentStatus?: string; readonly lastName?: string; readonly firstName?: string
    readonly lastNameKana?: string; readonly firstNameKana?: string; readonly nameSubstituted?: boolean
    readonly otherName1Kind?: string; readonly otherName1LastName?: string; readonly otherName1FirstName?: string
    readonly otherName1LastNameKana?: string; readonly otherName1FirstNameKana?: string
    readonly hasSecondOtherName?: "YES" | "NO"; readonly otherName2Kind?: string; readonly otherName2LastName?: string
    readonly otherName2FirstName?: string; readonly otherName2LastNameKana?: string
    readonly otherName2FirstNameKana?: string; readonly formerLastName?: string; readonly formerLastNameKana?: string
    readonly formerNameOnCard?: string; readonly postalCode?: string; readonly prefecture?: string
    readonly city?: string; readonly street?: string; readonly building?: string
    readonly declaredAddressCurrent?: boolean; readonly addressMatch?: string; readonly mobilePhone?: string
    readonly noMobilePhone?: boolean; readonly landlinePhone?: string; readonly taxAccountChoice?: string
    readonly transactionPurposes?: readonly string[]; readonly isForeignPep?: string; readonly isUsTaxPerson?: string
    readonly taxResidenceJapanOnly?: string; readonly dividendReceiptMethod?: string
    readonly marketingEmailOptIn?: boolean; readonly nisaChoice?: "OPEN" | "NOT_OPEN"; readonly nisaEligible?: boolean
    readonly otherNisaAccount?: string; readonly otherNisaInstitution?: string; readonly tradedNisaThisYear?: string
    readonly abolitionNoticeStatus?: string; readonly nisaDeclarationAccepted?: boolean
    readonly nisaApplicationType?: string; readonly nisaTargetYear?: number; readonly jobCategory?: string
    readonly jobCategoryOther?: string; readonly jobRole?: string; readonly jobRoleOther?: string
    readonly jobType?: string; readonly jobTypeOther?: string; readonly companyName?: string
    readonly companyNameKana?: string; readonly companyPhone?: string; readonly companySecuritiesCode?: string | null
    readonly worksAtSecuritiesFirm?: string; readonly departmentName?: string; readonly noDepartment?: boolean
    readonly insiderStatus?: string; readonly investmentPolicy?: string; readonly investmentHorizon?: string
    readonly principalRiskAcknowledged?: boolean; readonly annualIncome?: string; readonly incomeSource?: string
    readonly financialAssets?: string; readonly fundNature?: string; readonly experiencedProducts?: readonly string[]
    readonly stockExperienceYears?: string; readonly stockTradingFrequency?: string
    readonly foreignStockExperience?: string; readonly trustExperienceYears?: string
    readonly trustTradingStyle?: string; readonly derivativesProducts?: readonly string[]
    readonly derivativesExperienceYears?: string; readonly interestedTradingTypes?: readonly string[]
    readonly applicationTrigger?: string; readonly finalDeclarationAccepted?: boolean
    readonly foreignTaxResidences?: readonly {
      readonly countryCode?: string; readonly taxIdentificationNumber?: string; readonly noTinReason?: string
    }[]
    readonly insiderCompanies?: readonly {
      readonly insiderSecuritiesCode?: string; readonly insiderCompanyName?: string; readonly insiderRelation?: string
      readonly insiderResignedOn?: string
    }[]
  }
}

export type Contact = {
  readonly version: number; readonly postalCode?: string
  readonly prefecture?: "北海道" | "青森県" | "岩手県" | "宮城県" | "秋田県" | "山形県" | "福島県" | "茨城県" | "栃木県" | "群馬県" | "埼玉県" | "千葉県" | "東京都" | "神奈川県" | "新潟県" | "富山県" | "石川県" | "福井県" | "山梨県" | "長野県" | "岐阜県" | "静岡県" | "愛知県" | "三重県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "徳島県" | "香川県" | "愛媛県" | "高知県" | "福岡県" | "佐賀県" | "長崎県" | "熊本県" | "大分県" | "宮崎県" | "鹿児島県" | "沖縄県"
  readonly city?: string; readonly street?: string; readonly building?: string; readonly declaredAddressCurrent?: true
  readonly mobilePhone?: string; readonly noMobilePhone?: boolean; readonly landlinePhone?: string
}

export type Customer = {
  readonly version: number; readonly taxAccountChoice?: "SPECIFIC_WITHHOLDING" | "SPECIFIC_NO_WITHHOLDING" | "GENERAL"
  readonly transactionPurposes?: readonly ("ASSET_BUILDING" | "RETIREMENT" | "EDUCATION" | "SURPLUS_FUND" | "DIVIDEND_INCOME" | "SHORT_TERM")[]
  readonly isForeignPep?: "YES" | "NO"; readonly isUsTaxPerson?: "YES" | "NO"
  readonly taxResidenceJapanOnly?: "YES" | "NO"
  readonly foreignTaxResidences?: readonly {
    readonly countryCode?: string; readonly taxIdentificationNumber?: string
    readonly noTinReason?: "NOT_ISSUED" | "NOT_REQUIRED"
  }[]
  readonly marketingEmailOptIn?: boolean
}

export type Ekyc = {
  readonly version: number; readonly hasMyNumberCard?: "YES" | "NO"; readonly knowsSignaturePassword?: "YES" | "NO"
  readonly nfcAvailable?: boolean
}

export type Job = {
  readonly version: number
  readonly jobCategory?: "COMPANY_EMPLOYEE" | "COMPANY_OFFICER" | "CONTRACT_EMPLOYEE" | "PUBLIC_SERVANT" | "ORGANIZATION_STAFF" | "SELF_EMPLOYED" | "PROFESSIONAL" | "PART_TIME" | "HOMEMAKER" | "STUDENT" | "PENSIONER" | "UNEMPLOYED" | "OTHER"
  readonly jobCategoryOther?: string; readonly companyName?: string; readonly companyNameKana?: string
  readonly companyPhone?: string; readonly companySecuritiesCode?: string | null
  readonly worksAtSecuritiesFirm?: "YES" | "NO"; readonly departmentName?: string; readonly noDepartment?: boolean
  readonly jobRole?: "REPRESENTATIVE" | "DIRECTOR" | "EXECUTIVE_OFFICER" | "GENERAL_MANAGER" | "MANAGER" | "CHIEF" | "STAFF" | "OTHER"
  readonly jobRoleOther?: string
  readonly jobType?: "AGRICULTURE" | "CONSTRUCTION" | "MANUFACTURING" | "UTILITIES" | "IT" | "TRANSPORT" | "WHOLESALE" | "RETAIL" | "FINANCE" | "REAL_ESTATE" | "PROFESSIONAL_SERVICE" | "FOOD_LODGING" | "LIFE_SERVICE" | "EDUCATION" | "MEDICAL" | "TRADING" | "PRECIOUS_METAL" | "PUBLIC" | "OTHER"
  readonly jobTypeOther?: string; readonly insiderStatus?: "YES" | "NO"
  readonly insiderCompanies?: readonly {
    readonly insiderSecuritiesCode?: string; readonly insiderCompanyName?: string
    readonly insiderRelation?: "OFFICER" | "QUASI_OFFICER" | "EMPLOYEE_INFORMED" | "EMPLOYEE" | "AFFILIATE" | "FORMER_OFFICER" | "OFFICER_FAMILY" | "MAJOR_SHAREHOLDER" | "REIT_RELATED" | "CONTRACTOR"
    readonly insiderResignedOn?: string
  }[]
}

export type Names = {
  readonly version: number; readonly otherNameKinds?: readonly ("FORMER_NAME" | "OTHER_NAME" | "NONE")[]
  readonly lastName?: string; readonly firstName?: string; readonly lastNameKana?: string
  readonly firstNameKana?: string; readonly nameSubstituted?: boolean
  readonly otherName1Kind?: "ALIAS" | "LEGAL_NAME" | "FOREIGN_NAME" | "OTHER"; readonly otherName1LastName?: string
  readonly otherName1FirstName?: string; readonly otherName1LastNameKana?: string
  readonly otherName1FirstNameKana?: string; readonly otherName2Kind?: "ALIAS" | "LEGAL_NAME" | "FOREIGN_NAME" | "OTHER"
  readonly otherName2LastName?: string; readonly otherName2FirstName?: string; readonly otherName2LastNameKana?: string
  readonly otherName2FirstNameKana?: string; readonly hasSecondOtherName?: "YES" | "NO"
  readonly formerLastName?: string; readonly formerLastNameKana?: string; readonly formerNameOnCard?: "YES" | "NO"
}

export type Nationality = {
  readonly version: number; readonly nationalityType?: "JAPAN_ONLY" | "MULTIPLE" | "FOREIGN_ONLY"
  readonly foreignNationalities?: readonly string[]; readonly declaredNoUsNationality?: true
}

export type Nisa = {
  readonly version: number; readonly nisaChoice?: "OPEN" | "NOT_OPEN"
  readonly otherNisaAccount?: "NONE" | "HAS_ACCOUNT" | "CLOSED" | "UNKNOWN"; readonly otherNisaInstitution?: string
  readonly tradedNisaThisYear?: "YES" | "NO"; readonly abolitionNoticeStatus?: "HAVE" | "REQUESTED" | "NOT_REQUESTED"
  readonly nisaDeclarationAccepted?: true
}

export type Residence = {
  readonly version: number; readonly foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
  readonly residencePeriodKind?: "LIMITED" | "UNLIMITED"; readonly residenceRenewalApplied?: "YES" | "NO"
  readonly residentSixMonths?: "YES" | "NO"; readonly worksInJapan?: "YES" | "NO"; readonly residenceExpireDate?: string
  readonly documentExpireDate?: string
}

export type Survey = {
  readonly version: number
  readonly investmentPolicy?: "GROWTH_LONG" | "BALANCED" | "INCOME" | "GROWTH_SHORT" | "PRINCIPAL"
  readonly investmentHorizon?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  readonly principalRiskAcknowledged?: true
  readonly annualIncome?: "NONE" | "UNDER_1M" | "1M_3M" | "3M_5M" | "5M_7M" | "7M_10M" | "10M_20M" | "OVER_20M"
  readonly incomeSource?: "SALARY" | "BUSINESS" | "PENSION" | "REAL_ESTATE" | "INVESTMENT" | "HOUSEHOLD" | "OTHER"
  readonly financialAssets?: "UNDER_1M" | "1M_3M" | "3M_5M" | "5M_10M" | "10M_30M" | "30M_50M" | "OVER_50M"
  readonly fundNature?: "SURPLUS" | "PLANNED" | "RETIREMENT_ALLOWANCE" | "INHERITANCE" | "LIVING" | "BORROWED"
  readonly experiencedProducts?: readonly ("STOCK" | "INVESTMENT_TRUST" | "BOND" | "DERIVATIVES" | "CRYPTO" | "NONE")[]
  readonly stockExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  readonly stockTradingFrequency?: "YEARLY" | "MONTHLY" | "WEEKLY" | "DAILY" | "INACTIVE"
  readonly foreignStockExperience?: "YES" | "NO"
  readonly trustExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  readonly trustTradingStyle?: "ACCUMULATION" | "LUMP_SUM" | "BOTH" | "INACTIVE"
  readonly derivativesProducts?: readonly ("MARGIN" | "FUTURES_OPTIONS" | "FX" | "CFD" | "STRUCTURED")[]
  readonly derivativesExperienceYears?: "UNDER_1Y" | "1Y_3Y" | "3Y_5Y" | "5Y_10Y" | "OVER_10Y"
  readonly interestedTradingTypes?: readonly ("MUTUAL_FUND" | "JP_STOCK" | "US_STOCK" | "JP_ETF" | "US_ETF" | "UNDECIDED")[]
  readonly applicationTrigger?: "APP" | "WEB_AD" | "SNS" | "FRIEND" | "NISA" | "NEWS" | "OTHER"
  readonly finalDeclarationAccepted?: true
}
