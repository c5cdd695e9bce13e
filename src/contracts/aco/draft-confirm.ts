/* Generated from schemas/calls/aco/draft-confirm.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly step: "STEP_1" | "STEP_2"; readonly version: number; readonly confirmedStep1?: true
    readonly confirmedStep2?: true
  }
  response: {
    readonly returnPoint: "EMAIL_INPUT" | "OTP_INPUT" | "AGREEMENT_CONFIRM" | "AFTER_ALL_AGREEMENTS" | "AFTER_LIQUID_1" | "AFTER_LIQUID_2" | "STEP_2" | "STEP_3" | "UNDER_SCREENING" | "SCREENING_COMPLETED" | "OLD_FLOW_FALLBACK" | "MAINTENANCE"
  }
}
