/* Generated from schemas/calls/aco/applications-current.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly applicationId: string; readonly receiptNumber: string; readonly submittedAt: string
    readonly maskedEmail: string; readonly screeningStatus: "RECEIVED" | "IN_REVIEW" | "ACTION_REQUIRED" | "DECIDED"
    readonly screeningResult?: "APPROVED" | "DECLINED" | null; readonly memberId?: string | null
    readonly taxAccountChoice?: "SPECIFIC_WITHHOLDING" | "SPECIFIC_NO_WITHHOLDING" | "GENERAL"
    readonly nisaApplicationType: "NONE" | "NEW" | "TRANSFER" | "REOPEN"; readonly nisaTargetYear?: number
    readonly nisaStatus: "NONE" | "REQUESTED" | "PROVISIONAL" | "WAITING_NOTICE" | "NOTICE_RECEIVED" | "OPENED" | "FAILED"
    readonly parentalConsentStatus?: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED"
    readonly tasks: readonly {
      readonly taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"; readonly dueDate?: string | null
    }[]
    readonly returnPoint: "EMAIL_INPUT" | "OTP_INPUT" | "AGREEMENT_CONFIRM" | "AFTER_ALL_AGREEMENTS" | "AFTER_LIQUID_1" | "AFTER_LIQUID_2" | "STEP_2" | "STEP_3" | "UNDER_SCREENING" | "SCREENING_COMPLETED" | "OLD_FLOW_FALLBACK" | "MAINTENANCE"
  }
}
