/* Generated from schemas/calls/aco/agreement-texts.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly group: "ONE" | "TWO" }
  response: {
    readonly documents: readonly {
      readonly documentId: string; readonly version: string
      readonly articles: readonly { readonly heading: string; readonly text: string }[]
    }[]
  }
}
