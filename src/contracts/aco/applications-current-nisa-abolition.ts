/* Generated from schemas/calls/aco/applications-current-nisa-abolition.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly noticeType: "ACCOUNT_FRAME" | "TAX_FREE_ACCOUNT"; readonly noticeDate: string
    readonly noticeReferenceNumber: string; readonly noticeIssuer: string; readonly noticeNameMatches: "YES" | "NO"
    readonly noticeImages: readonly string[]
  }
  response: {
    readonly nisaStatus: "NONE" | "REQUESTED" | "PROVISIONAL" | "WAITING_NOTICE" | "NOTICE_RECEIVED" | "OPENED" | "FAILED"
    readonly tasks?: readonly {
      readonly taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"; readonly dueDate?: string | null
    }[]
  }
}
