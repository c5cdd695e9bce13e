/* Generated from schemas/calls/aco/parental-check.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly parentalAccountId: string; readonly parentalBirthDate: string
    readonly parentalRelationship: "FATHER" | "MOTHER" | "GUARDIAN"; readonly minorTrader: "SELF" | "PARENT"
    readonly parentalConsentAll: true
  }
  response: {
    readonly parentalMaskedName: string; readonly parentalConsentStatus: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED"
    readonly version: number
  }
}
