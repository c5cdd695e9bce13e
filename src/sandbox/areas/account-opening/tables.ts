import type { RefusalCode } from "../../../contracts/codes"
import type { ColumnType, Generated, Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"
import type { ReturnPoint } from "./application/returnPoints"
import type { RequestOf, ResponseOf } from "./calls"

/** The forms by which a draft stands. */
export interface AskedBy {
  readonly release: string
  /** What they ask for. */
  readonly fields: readonly string[]
}

/** An answer whose question has another name, or whose value another code, since it was given. */
export interface Carried {
  readonly from: string
  readonly to: string
  readonly was: unknown
  readonly is: unknown
}

/** What a release that may be taken back has done to answers. */
export interface SetAside {
  /** That nothing asks for any more. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly carried: readonly Carried[]
}

interface ApplicationTable {
  id: string
  tenant: string
  return_point: ReturnPoint
  email: string | null
  expires_at: Moment | null
  draft: ColumnType<Record<string, unknown>, string | undefined, string>
  draft_version: Generated<number>
  created_at: Moment
  /** Where the application goes on after it was set back: for agreements that were renewed, or an answer that is missing. */
  resume_point: ReturnPoint | null
  receipt_number: string | null
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  screening: ColumnType<Screening | null, string | null | undefined, string | null>
  asked_by: ColumnType<AskedBy | null, string | null | undefined, string | null>
  set_aside: ColumnType<SetAside | null, string | null | undefined, string | null>
  /** Whose questions the applicant answered who handed it in. */
  submitted_release: ColumnType<string | null, string | null | undefined, string | null>
}

export type NisaStatus = ResponseOf<"aco/applications-current">["nisaStatus"]

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
  readonly nisaStatus: NisaStatus
  readonly noticeDueDate?: string
  readonly isPhoneAsked?: boolean
  readonly flags: readonly string[]
  readonly notice?: Readonly<Record<string, unknown>>
}

interface EkycSessionTable {
  id: string
  tenant: string
  application_id: string
  purpose: RequestOf<"aco/ekyc-sessions">["purpose"]
  method: string | null
  status: ResponseOf<"aco/ekyc-session">["status"]
  failure_reason: string | null
  /** Business code with which a rejected session answers. */
  refusal: RefusalCode | null
  /** Whose card was read. */
  person: string | null
  /** What the reader said; the contractor passes it on at `reported_at`. */
  outcome: string | null
  reported_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Moment
  expires_at: Moment
}

interface UploadTable {
  id: string
  tenant: string
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
interface AttemptsTable {
  tenant: string
  subject: string
  count: number
  since: Moment
  last_at: Moment
}

interface ApplicantSessionTable {
  id: Generated<number>
  tenant: string
  secret_hash: string
  application_id: string | null
  device: string | null
  ended: Generated<boolean>
}

/** What drafts on the device of a session are encrypted with. */
interface DraftKeyTable {
  session_id: number
  id: string
  key: string
  application_id: string | null
  expires_at: Moment
}

interface MailCodeTable {
  id: Generated<number>
  tenant: string
  application_id: string
  email: string
  /** Device or network address that asked for it. */
  source: string
  code_hash: string
  attempts: Generated<number>
  live: Generated<boolean>
  sent_at: Moment
  expires_at: Moment
}

interface MailLockTable {
  tenant: string
  subject: string
  locked_until: Moment
}

interface AcceptanceTable {
  application_id: string
  agreement_group: string
  document_version: string
  declarations: JsonColumn<Record<string, unknown>>
  at: Moment
  device: string | null
  app_version: string | null
  /** In whose words it was asked. */
  release: ColumnType<string | null, string | null | undefined, string | null>
}

declare module "../../engine/database/tables" {
  interface Tables {
    application: ApplicationTable
    applicant_session: ApplicantSessionTable
    draft_key: DraftKeyTable
    mail_code: MailCodeTable
    mail_lock: MailLockTable
    acceptance: AcceptanceTable
    ekyc_session: EkycSessionTable
    upload: UploadTable
    attempts: AttemptsTable
  }
}

export type Application = Selectable<ApplicationTable>
export type EkycSession = Selectable<EkycSessionTable>
