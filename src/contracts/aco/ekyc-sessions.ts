/* Generated from schemas/calls/aco/ekyc-sessions.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly purpose: "PRIMARY" | "RESIDENCE"; readonly ekycMethod?: "JPKI" | "MYNUMBER_CARD_IC" | "DRIVER_LICENSE"
    readonly agreedJpkiConsent?: true
    readonly foreignDocumentType?: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
    readonly platform: "ios" | "android" | "other"
  }
  response: { readonly sessionId: string; readonly launchUrl: string; readonly sessionExpiresAt: string }
}
