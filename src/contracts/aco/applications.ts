/* Generated from schemas/calls/aco/applications.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly version: number }
  response: {
    readonly applicationId: string; readonly receiptNumber: string; readonly submittedAt: string
    readonly returnPoint: "EMAIL_INPUT" | "OTP_INPUT" | "AGREEMENT_CONFIRM" | "AFTER_ALL_AGREEMENTS" | "AFTER_LIQUID_1" | "AFTER_LIQUID_2" | "STEP_2" | "STEP_3" | "UNDER_SCREENING" | "SCREENING_COMPLETED" | "OLD_FLOW_FALLBACK" | "MAINTENANCE"
    readonly nisaApplicationType: "NONE" | "NEW" | "TRANSFER" | "REOPEN"
  }
}
