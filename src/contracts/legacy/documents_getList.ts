/* Generated from schemas/calls/legacy/documents_getList.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly YEAR: number; readonly DOC_CATEGORY: number; readonly UNREAD_ONLY_FLG: 0 | 1; readonly PAGE_NO: number
    readonly PAGE_SIZE: number
  }
  response: {
    readonly OPEN_YEAR: number; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
    readonly DOCUMENT_ARRAY: readonly {
      readonly DOCUMENT_ID: string; readonly DOC_CATEGORY: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8; readonly TITLE: string
      readonly DELIVERED_DATE: string; readonly EXPIRE_DATE: string | null; readonly READ_FLG: 0 | 1
      readonly DOC_URL: string
    }[]
  }
}
