/* Generated from schemas/calls/legacy/common_inquiry.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly LOGIN_FLG: 0 | 1; readonly CLIENT_NM: string | null; readonly MAIL_MASKED: string | null
    readonly KIND_ARRAY: readonly { readonly INQUIRY_KIND: number; readonly NAME: string }[]; readonly PHONE: string
    readonly PHONE_HOURS: string
  }
}
