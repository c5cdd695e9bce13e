/* Generated from schemas/calls/aco; `npm run generate` writes it anew. */

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

export interface DraftRequest {}

export interface DraftResponse {
  version: number
  returnPoint: string
  draft: {
    hasMyNumberCard?: "YES" | "NO"
    knowsSignaturePassword?: "YES" | "NO"
    nfcAvailable?: boolean
  }
}

export interface DraftEkycRequest {
  version: number
  hasMyNumberCard: "YES" | "NO"
  knowsSignaturePassword?: "YES" | "NO"
  nfcAvailable: boolean
}

export interface DraftEkycResponse {
  version: number
  returnPoint: string
  draft: {
    hasMyNumberCard?: "YES" | "NO"
    knowsSignaturePassword?: "YES" | "NO"
    nfcAvailable?: boolean
  }
}

export interface EkycSessionsCurrentRequest {}

export interface EkycSessionsCurrentResponse {
  returnPoint: string
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

export interface ProgressRequest {}

export interface ProgressResponse {
  returnPoint: string
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

/** Request and response of every call of this client, by id. */
export interface AcoCalls {
  "aco/agreements": { request: AgreementsRequest; response: AgreementsResponse }
  "aco/agreements-accept": { request: AgreementsAcceptRequest; response: AgreementsAcceptResponse }
  "aco/draft": { request: DraftRequest; response: DraftResponse }
  "aco/draft-ekyc": { request: DraftEkycRequest; response: DraftEkycResponse }
  "aco/ekyc-sessions-current": { request: EkycSessionsCurrentRequest; response: EkycSessionsCurrentResponse }
  "aco/mail-auth": { request: MailAuthRequest; response: MailAuthResponse }
  "aco/mail-auth-resend": { request: MailAuthResendRequest; response: MailAuthResendResponse }
  "aco/mail-auth-verify": { request: MailAuthVerifyRequest; response: MailAuthVerifyResponse }
  "aco/progress": { request: ProgressRequest; response: ProgressResponse }
  "aco/progress-restart": { request: ProgressRestartRequest; response: ProgressRestartResponse }
  "aco/registration-update": { request: RegistrationUpdateRequest; response: RegistrationUpdateResponse }
}
