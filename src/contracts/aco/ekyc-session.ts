/* Generated from schemas/calls/aco/ekyc-session.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly sessionId: string }
  response: {
    readonly status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "CANCELLED" | "READ_ERROR" | "REJECTED" | "EXPIRED"
    readonly purpose: "PRIMARY" | "RESIDENCE"; readonly failureReason?: string | null; readonly readErrorCount: number
    readonly returnPoint: "EMAIL_INPUT" | "OTP_INPUT" | "AGREEMENT_CONFIRM" | "AFTER_ALL_AGREEMENTS" | "AFTER_LIQUID_1" | "AFTER_LIQUID_2" | "STEP_2" | "STEP_3" | "UNDER_SCREENING" | "SCREENING_COMPLETED" | "OLD_FLOW_FALLBACK" | "MAINTENANCE"
  }
}
