/* Generated from schemas/calls/legacy/payments_terms_use.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly PAYMENT_TYPE: 1 | 2 | 3; readonly BANK_ID?: string; readonly AGREEMENT_TYPE: 1 | 2 }
  response: {
    readonly PAYMENT_TYPE: 1 | 2 | 3; readonly SERVICE_NM: string
    readonly TERMS_ARRAY: readonly {
      readonly TERMS_ID: string; readonly TITLE: string; readonly VERSION_DATE: string
      readonly REQUIRED_OPEN_FLG: 0 | 1; readonly DOC_URL: string
    }[]
  }
}
