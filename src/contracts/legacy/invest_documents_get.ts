/* Generated from schemas/calls/legacy/invest_documents_get.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly MARKET_ID: number; readonly BRAND_ID: number }
  response: {
    readonly MARKET_ID: number; readonly BRAND_ID: number
    readonly DOCUMENT_ARRAY: readonly {
      readonly DOCUMENT_ID: string; readonly DOC_TYPE: number; readonly TITLE: string; readonly CREATED_DATE: string
      readonly FILE_SIZE: number; readonly DOC_URL: string
    }[]
  }
}
