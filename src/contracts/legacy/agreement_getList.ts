/* Generated from schemas/calls/legacy/agreement_getList.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly AGREEMENT_ARRAY: readonly {
      readonly DOCUMENT_ID: string; readonly DOCUMENT_GROUP: string; readonly TITLE: string; readonly VERSION: string
      readonly AGREED_FLG: 0 | 1; readonly AGREED_DATE: string | null; readonly DOC_URL: string
    }[]
  }
}
