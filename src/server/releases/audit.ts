import { createHash } from "node:crypto"
import type { Selectable } from "kysely"
import { parseJson } from "../../domain/json"
import type { AuditLine } from "../../domain/proposals"
import type { ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "./tables"

export interface AuditEntry {
  readonly at: Date
  readonly person: string
  readonly action: AuditAction
  /** What was acted on, such as `rAbc` and `pointer 3`. */
  readonly subject: string
  readonly detail: unknown
}

export type AuditAction =
  | "register"
  | "go-live"
  | "create"
  | "propose"
  | "work-out"
  | "review"
  | "withdraw"
  | "publish"
  | "cancel"
  | "roll-back"
  | "confirm"
  | "add-person"
  | "disable-person"
  | "set-password"
  | "look-at-case"

export type AuditRow = Selectable<ReleaseTables["audit"]>

/** Appends to the log. Whoever calls holds the lock of `writing`: the chain has one end. */
export async function writeAudit(trx: ReleaseTransaction, entry: AuditEntry): Promise<void> {
  const last = await trx.selectFrom("audit").select(["id", "hash"]).orderBy("id", "desc").limit(1).executeTakeFirst()
  const row = {
    ...entry,
    id: (last?.id ?? 0) + 1,
    detail: JSON.stringify(entry.detail),
    previous: last?.hash ?? "",
  }
  await trx
    .insertInto("audit")
    .values({ ...row, hash: hashOfRow(row) })
    .execute()
}

/** Ids of rows that are not as they were written, or that do not follow the row before them. */
export function findBrokenRows(rows: readonly AuditRow[]): readonly number[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const follows = row.previous === (before?.hash ?? "") && row.id === (before?.id ?? 0) + 1
    return follows && row.hash === hashOfRow(row) ? [] : [row.id]
  })
}

/** The log from its beginning. */
export const readAudit = (db: ReleaseDatabase): Promise<AuditRow[]> =>
  db.selectFrom("audit").selectAll().orderBy("id").execute()

const latest = 500
const dayMs = 24 * 60 * 60 * 1000

/** All that was done on a day in Japan (2026-05-03), or the last 500 lines; the newest first. */
export async function readAuditOf(db: ReleaseDatabase, day: string | undefined): Promise<readonly AuditLine[]> {
  const log = db.selectFrom("audit").selectAll().orderBy("id", "desc")
  const from = new Date(`${day}T00:00:00+09:00`)
  const rows =
    day === undefined
      ? log.limit(latest)
      : log.where("at", ">=", from).where("at", "<", new Date(from.getTime() + dayMs))
  return (await rows.execute()).map((row) => {
    const { id, at, person, action, subject, detail } = row
    const damaged = row.hash === hashOfRow(row) ? {} : { isDamaged: true as const }
    return { id, at: at.toISOString(), person, action, subject, detail: parseJson(detail), ...damaged }
  })
}

const hashOfRow = ({ id, at, person, action, subject, detail, previous }: Omit<AuditRow, "hash">): string =>
  createHash("sha256")
    .update(JSON.stringify([id, at.toISOString(), person, action, subject, detail, previous]))
    .digest("base64url")
