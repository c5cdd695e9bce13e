import { type CreateArea, createOpenBackend } from "../../engine"

export interface MaintenanceWindow {
  readonly start_at: string
  readonly end_at: string
  readonly title: string
  readonly description: string
  readonly notice_url: string
}

declare module "../../engine/database/tables" {
  interface TenantSettings {
    /** When account opening is closed. */
    readonly maintenance: MaintenanceWindow
    /** Whether somebody from 15 to 17 may apply. */
    readonly acceptsMinors: boolean
  }
}

const maintenance: MaintenanceWindow = {
  start_at: "2025-01-20T00:00:00+09:00",
  end_at: "2025-01-20T06:00:00+09:00",
  title: "システムメンテナンス",
  description: "メンテナンス中のため口座開設の受付を一時停止しています",
  notice_url: "https://www.example.jp/notice/1",
}

/** What the app asks when it starts. */
export const createArea: CreateArea = () => ({
  backends: [createOpenBackend("config")],
  settings: { maintenance, acceptsMinors: true },
})
