/* Generated from schemas/calls/aco/uploads.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly fileName: string; readonly contentType: string; readonly size: number; readonly purpose: "NISA_NOTICE"
  }
  response: { readonly uploadId: string; readonly putUrl: string; readonly expiresAt: string }
}
