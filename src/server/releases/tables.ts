import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from "kysely"
import type { Role, Verdict } from "../../domain/proposals"

/** JSON columns are written as text and read as values. */
type Json<Value> = ColumnType<Value, string, never>
type Moment = ColumnType<Date, Date, never>

/** Hashes of texts by their paths below the root. */
export type ReleaseFiles = Readonly<Record<string, string>>
export type ProposedFiles = Readonly<Record<string, string | null>>

interface ReleaseTable {
  id: string
  /** What people call it by: 1, 2, 3 ... */
  number: number
  base: string | null
  files: Json<ReleaseFiles>
  note: string
  origin: "build" | "desk"
  created_by: string
  created_at: Moment
  signature: string
  key_id: string
}

interface PointerTable {
  id: Generated<number>
  channel: string
  release: string
  /** Of the visits; the others get what older pointers say. */
  percent: number
  starts_at: Moment
  /** `now` takes the visits that are under way, too. */
  takeover: "visit" | "now"
  reason: string
  ordered_by: string
  at: Moment
  /** What was approved; null for builds and for going back. */
  proposal: number | null
  /** Release that was live when this was ordered: what was approved was a change of it. */
  base: string | null
}

interface PersonTable {
  login: string
  name: string
  roles: Json<readonly Role[]>
  /** Made of a password; empty for nobody to sign in with. */
  secret: ColumnType<string, string, string>
  created_at: Moment
  disabled_at: ColumnType<Date | null, Date | null, Date>
  /** Passwords tried since the last right one. */
  tries: Generated<number>
  locked_until: ColumnType<Date | null, Date | null, Date | null>
}

interface ProposalTable {
  id: Generated<number>
  title: string
  reason: string
  /** Hashes of texts by path; null takes a document away. */
  files: Json<ProposedFiles>
  created_by: string
  at: Moment
  /** It leads customers elsewhere: an administrator has to be one of those who agree. */
  needs_admin: Generated<boolean>
}

interface ReviewTable {
  id: Generated<number>
  proposal: number
  /** Of `proposal_content`: what the reviewer had before them. */
  content_hash: string
  /** Of `proposal_effect`; empty where the verdict does not depend on it. */
  effect_hash: string
  person: string
  verdict: Verdict
  comment: string
  at: Moment
}

interface AuditTable {
  id: number
  at: Moment
  person: string
  action: string
  subject: string
  /** JSON, as it was hashed. */
  detail: string
  /** Hash of the row before. */
  previous: string
  hash: string
}

export interface ReleaseTables {
  document_text: { hash: string; text: string }
  release: ReleaseTable
  release_module: { hash: string; code: string }
  release_build: {
    release: string
    engine: string
    /** A `ReleaseManifest`, as it is served. */
    manifest: string
    manifest_hash: string
    built_at: Moment
  }
  channel: { name: string; approvals: Generated<number>; may_approve_own: Generated<boolean> }
  pointer: PointerTable
  pointer_cancellation: { pointer: number; person: string; reason: string; at: Moment }
  pointer_confirmation: { pointer: number; person: string; at: Moment }
  person: PersonTable
  person_session: {
    token_hash: string
    person: string
    confirmed_at: ColumnType<Date, Date, Date>
    expires_at: Moment
  }
  proposal: ProposalTable
  proposal_author: { proposal: number; person: string }
  proposal_effect: {
    proposal: number
    /** That is live. */
    release: string
    /** An `Effect`, as it was hashed. */
    effect: string
    effect_hash: string
    at: Moment
  }
  proposal_withdrawal: { proposal: number; person: string; at: Moment }
  review: ReviewTable
  audit: AuditTable
  server_key: { id: string; private_key: string; created_at: Moment }
}

export type ReleaseDatabase = Kysely<ReleaseTables>
export type ReleaseTransaction = KyselyTransaction<ReleaseTables>
