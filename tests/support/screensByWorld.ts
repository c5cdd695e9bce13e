/** The worlds whose customers stand on screens, with everything answered that can be. */
export const worlds: Readonly<Record<string, readonly string[]>> = {
  "new-applicant": ["mail_auth"],
  "applicant-otp": ["auth_code"],
  "applicant-agreements": ["agreement_one", "agreement_two"],
  "applicant-onboarding": ["nfc_check", "onboarding"],
  "applicant-residence-card": [
    "multiple_name",
    "nationality_check",
    "residence_check_start",
    "residence_expire_check",
    "residence_expire_date",
  ],
  "applicant-step1-minor": ["parentalid_check"],
  "applicant-step1": ["name_input", "postalcode_input", "phone_number", "account_confirm_step1"],
  "applicant-step1-special-permanent": ["other_name_input_1", "other_name_input_2"],
  "applicant-step1-former-name": ["former_name_input"],
  "applicant-step2-insider": [
    "customer_info",
    "nisa_open",
    "job_category",
    "job_company",
    "job_department",
    "job_role",
    "job_type",
    "job_listed_company",
    "nisa_account_confirm",
  ],
  "applicant-step3-experienced": [
    "exprience_survey_intro",
    "investment_focus",
    "income_selection",
    "asset_selection",
    "investment_experience",
    "stock_trading_experience",
    "investment_trust_experience",
    "derivatives_experience",
    "interested_trading_types",
  ],
  "applicant-screening": ["application_completed", "under_screening_details"],
  "applicant-screening-notice": ["nisa_abolition", "nisa_abolition_completed"],
  "applicant-approved": ["screening_completed"],
  maintenance: ["maintenance"],
}

/** What the screen before handed over; it is gone with the webview. */
export const handedOver: Readonly<Record<string, object>> = {
  application_completed: { submitted: { receiptNumber: "250115000011", nisaApplicationType: "NEW", age: 34 } },
  nisa_abolition_completed: { notice: { returnPoint: "UNDER_SCREENING", nisaTargetYear: 2025 } },
}
