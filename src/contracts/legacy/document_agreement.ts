/* Generated from schemas/calls/legacy/document_agreement.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly DOCUMENT_GROUP: string }
  response: {
    readonly DOCUMENT_GROUP: string
    readonly DOCUMENT_ARRAY: readonly {
      readonly DOCUMENT_ID: string; readonly TITLE: string; readonly VERSION: string; readonly REQUIRED_OPEN_FLG: 0 | 1
      readonly DOC_URL: string
    }[]
  }
}
