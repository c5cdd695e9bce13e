/* Generated from schemas/calls/aco/progress.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly returnPoint?: string | null; readonly missingScreen?: string; readonly applicationId?: string
    readonly expiresAt?: string; readonly maskedEmail?: string; readonly resendAvailableAt?: string
    readonly codeExpiresAt?: string
    readonly tasks?: readonly {
      readonly taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"; readonly dueDate?: string | null
    }[]
  }
}
