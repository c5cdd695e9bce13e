/* Generated from schemas/calls/config/global-config.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly variant: "mini-app" | "native" }
  response: {
    readonly content?: {
      readonly accountOpen?: { readonly oldFlowUrl?: string; readonly minorAccepted?: boolean }
      readonly goalSetting?: Readonly<Record<string, unknown>>; readonly dividend?: Readonly<Record<string, unknown>>
    }
    readonly feature_maintenances?: {
      readonly account_opening?: {
        readonly start_at?: string; readonly end_at?: string; readonly title?: string; readonly description?: string
        readonly notice_url?: string
      } | null
    } | null
  }
}
