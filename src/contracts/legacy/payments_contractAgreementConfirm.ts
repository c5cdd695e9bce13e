/* Generated from schemas/calls/legacy/payments_contractAgreementConfirm.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly PAYMENT_TYPE: 1 | 2 | 3; readonly BANK_ID?: string; readonly AGREEMENT_TYPE: 1 | 2
    readonly TERMS_ID_ARRAY: readonly string[]; readonly AGREE_FLG: 1; readonly ACCOUNT_NAME_CHECK_FLG?: 1
    readonly KEEP_AMOUNT?: number; readonly RETURN_VERSION: 1 | 2
  }
  response: {
    readonly CONTRACT_ID: string; readonly CONTRACT_STATUS: 0 | 1 | 2 | 3 | 9; readonly STATE: string
    readonly REDIRECT_URL: string
  }
}
