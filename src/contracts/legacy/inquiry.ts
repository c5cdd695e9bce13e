/* Generated from schemas/calls/legacy/inquiry.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly INQUIRY_KIND: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; readonly BODY: string; readonly PHONE?: string
    readonly NAME?: string; readonly NAME_KANA?: string; readonly MAIL?: string; readonly PRIVACY_AGREE_FLG?: 1
    readonly DEVICE_INFO?: {
      readonly OS: string; readonly OS_VERSION: string; readonly APP_VERSION: string; readonly USER_AGENT: string
    }
  }
  response: { readonly INQUIRY_NO: string; readonly ACCEPT_DATETIME: string }
}
