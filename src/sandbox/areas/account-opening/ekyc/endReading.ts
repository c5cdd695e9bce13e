import { type Database, later, seconds, type Tenant } from "../../../engine"
import { findOutcome } from "./outcomes"
import { cardHolders, findCardHolder } from "./people"

export interface Reading {
  readonly sessionId?: unknown
  readonly result?: unknown
  /** Whose card it was; the same person as before where nobody is named. */
  readonly person?: unknown
  /** How long the contractor takes to say so. */
  readonly afterSeconds?: unknown
}

const maxSeconds = 1_000_000

/** Records what the reader found; the application hears of it at its next call. Says what is wrong, if anything is. */
export async function endReading(
  { db, tenant, now }: { readonly db: Database; readonly tenant: Tenant; readonly now: Date },
  { sessionId, result, person, afterSeconds = 0 }: Reading,
): Promise<string | undefined> {
  const session = await db
    .selectFrom("ekyc_session")
    .innerJoin("application", "application.id", "ekyc_session.application_id")
    .select(["purpose", "status", "outcome", "ekyc_session.expires_at", "draft"])
    .where("ekyc_session.id", "=", String(sessionId))
    .where("ekyc_session.tenant", "=", tenant.name)
    .executeTakeFirst()
  if (session === undefined) return "there is no such session"
  if (session.status !== "PENDING" || session.outcome !== null) return "the session has ended"
  if (session.expires_at <= now) return "the session is over"
  const outcome = findOutcome(result, session.purpose)
  if (outcome === undefined) return "result must be one of GET /ekyc"
  if (person !== undefined && findCardHolder(person) === undefined) return "person must be one of GET /ekyc"
  if (typeof afterSeconds !== "number" || !(afterSeconds >= 0 && afterSeconds <= maxSeconds))
    return `afterSeconds must be a number from 0 to ${maxSeconds}`
  const before = cardHolders.find(({ name }) => name === session.draft["identityName"])
  await db
    .updateTable("ekyc_session")
    .set({
      outcome: outcome.id,
      person: typeof person === "string" ? person : (before?.id ?? null),
      reported_at: later(now, seconds(afterSeconds)),
    })
    .where("id", "=", String(sessionId))
    .execute()
  return undefined
}
