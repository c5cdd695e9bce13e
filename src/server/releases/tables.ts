import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from "kysely"

/** JSON columns are written as text and read as values. */
type Json<Value> = ColumnType<Value, string, never>
type Moment = ColumnType<Date, Date, never>

/** Hashes of texts by their paths below the root. */
export type ReleaseFiles = Readonly<Record<string, string>>

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
  channel: { name: string }
  pointer: PointerTable
  audit: AuditTable
  server_key: { id: string; private_key: string; created_at: Moment }
}

export type ReleaseDatabase = Kysely<ReleaseTables>
export type ReleaseTransaction = KyselyTransaction<ReleaseTables>
