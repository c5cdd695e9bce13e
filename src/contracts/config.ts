/* Generated from schemas/calls/config; `npm run generate` writes it anew. */

export interface GlobalConfigRequest {
  variant: "mini-app" | "native"
}

export interface GlobalConfigResponse {
  content?: {
    accountOpen?: {
      oldFlowUrl?: string
      minorAccepted?: boolean
    }
    goalSetting?: {}
    dividend?: {}
  }
  feature_maintenances?: {
    account_opening?: {
      start_at?: string
      end_at?: string
      title?: string
      description?: string
      notice_url?: string
    } | null
  } | null
}

/** Request and response of every call of this client, by id. */
export interface ConfigCalls {
  "config/global-config": { request: GlobalConfigRequest; response: GlobalConfigResponse }
}
