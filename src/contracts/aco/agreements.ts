/* Generated from schemas/calls/aco/agreements.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly group: "ONE" | "TWO" }
  response: {
    readonly group: string
    readonly documents: readonly {
      readonly documentId: string; readonly version: string; readonly title: string; readonly url: string
      readonly mustOpen: boolean; readonly sort: number
    }[]
  }
}
