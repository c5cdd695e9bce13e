/* Generated from schemas/calls/aco/listed-companies.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly query?: string; readonly code?: string }
  response: { readonly companies: readonly { readonly securitiesCode: string; readonly companyName: string }[] }
}
