/* Generated from schemas/calls/legacy/deposit.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly BASE_DATETIME: string; readonly BUYING_POWER: number
    readonly DEPOSIT_ACCOUNT: {
      readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
      readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string
    } | null
    readonly MIN_AMOUNT: number; readonly MAX_AMOUNT: number
    readonly NETBANK_ARRAY: readonly {
      readonly NETBANK_ID: string; readonly BANK_NM: string; readonly LOGO_URL: string; readonly SERVICE_HOURS: string
      readonly AVAILABLE_FLG: 0 | 1; readonly URL_TEMPLATE: string
    }[]
    readonly OITAMAMA_FLG: 0 | 1
    readonly OITAMAMA_ARRAY: readonly { readonly BANK_NM: string; readonly CONTRACT_STATUS: number }[]
  }
}
