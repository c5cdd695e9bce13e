import type { ColumnType, Generated } from "kysely"
import type { JsonColumn, Moment } from "../../engine/database/columns"

export interface ApplicationTable {
  id: string
  space: string
  return_point: string
  email: string | null
  expires_at: Moment | null
  draft: JsonColumn<Record<string, unknown>>
  draft_version: number
  created_at: Moment
  /** Where the application goes on after the agreements were accepted again. */
  resume_point: string | null
  receipt_number: string | null
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  screening: ColumnType<Screening | null, string | null | undefined, string | null>
}

/** What happened to an application after it was submitted. */
export interface Screening {
  readonly decision: "APPROVED" | "DECLINED"
  /** Whether a decision of somebody else came first. */
  readonly decidedAt?: string
  /** When the back office has looked at everything; later if it waits for a consent. */
  readonly decidesAt: string
  readonly memberId?: string
  readonly nisaApplicationType: "NONE" | "NEW" | "TRANSFER" | "REOPEN"
  readonly nisaTargetYear?: number
  readonly nisaStatus: string
  readonly noticeDueDate?: string
  readonly isPhoneAsked?: boolean
  readonly flags: readonly string[]
  readonly notice?: Readonly<Record<string, unknown>>
}

export interface EkycSessionTable {
  id: string
  space: string
  application_id: string
  purpose: "PRIMARY" | "RESIDENCE"
  method: string | null
  document_type: string | null
  status: string
  failure_reason: string | null
  /** Business code with which a rejected session answers. */
  refusal: string | null
  /** Whose card was read. */
  person: string | null
  /** What the reader said; the contractor passes it on at `settles_at`. */
  outcome: string | null
  settles_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Moment
  expires_at: Moment
}

export interface UploadTable {
  id: string
  space: string
  application_id: string
  purpose: string
  file_name: string
  content_type: string
  size: number
  bytes: Buffer | Uint8Array | null
  is_used: Generated<boolean>
  expires_at: Moment
}

/** How often something was tried, for limits. */
export interface AttemptsTable {
  space: string
  subject: string
  count: number
  since: Moment
  last_at: Moment
}

export interface ApplicantSessionTable {
  id: Generated<number>
  space: string
  secret_hash: string
  application_id: string | null
  device: string | null
}

export interface MailCodeTable {
  id: Generated<number>
  space: string
  application_id: string
  email: string
  device: string | null
  code_hash: string
  attempts: number
  live: boolean
  sent_at: Moment
  expires_at: Moment
}

export interface MailLockTable {
  space: string
  subject: string
  locked_until: Moment
}

export interface AcceptanceTable {
  space: string
  application_id: string
  agreement_group: string
  document_version: string
  declarations: JsonColumn<Record<string, unknown>>
  at: Moment
  device: string | null
  app_version: string | null
}
