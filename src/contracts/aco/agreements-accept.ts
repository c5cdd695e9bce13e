/* Generated from schemas/calls/aco/agreements-accept.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly group: "ONE" | "TWO"
    readonly documents: readonly { readonly documentId: string; readonly version: string }[]
    readonly declarations: Readonly<Record<string, true>>
  }
  response: { readonly returnPoint: string }
}
