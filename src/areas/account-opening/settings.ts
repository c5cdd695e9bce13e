import { isRecord, type JsonRecord } from "../../domain/json"

interface AccountOpeningSettings {
  /** Where the application by post is. */
  readonly oldFlowUrl?: string
  /** Whether customers under age may apply; they may unless the setting says no. */
  readonly isMinorAccepted: boolean
}

/** What the global configuration says of account opening: `content.accountOpen`. */
export function readSettings({ accountOpen }: JsonRecord): AccountOpeningSettings {
  const { oldFlowUrl, minorAccepted } = isRecord(accountOpen) ? accountOpen : {}
  return { ...(typeof oldFlowUrl === "string" ? { oldFlowUrl } : {}), isMinorAccepted: minorAccepted !== false }
}
