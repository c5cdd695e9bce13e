import { createHash } from "node:crypto"
import { sql } from "kysely"
import { canonicalJson } from "../../../domain/canonicalJson"
import { days, later } from "../clock/moments"
import type { Answer, Refusal } from "./answer"
import type { CallContext } from "./handler"

export interface IdempotentWrite {
  readonly call: string
  /** The key that the client made for this tap. */
  readonly key: string
  readonly body: unknown
  /** Who asks: only the same one gets the first answer. */
  readonly owner: string
  /** What the caller's session is for; who got that session by the first answer may repeat the call too. */
  readonly session?: string | undefined
  /** The answer to another body or another owner under a key that was used. */
  readonly conflict: Refusal
}

/**
 * Runs a write once per key and 24 hours; a repetition gets the first answer. The row is taken inside the same transaction
 * as the effect: a concurrent repetition waits for it on the primary key, and a failed run leaves no trace.
 */
export async function runOnce(
  context: CallContext,
  { call, key, body, owner, session, conflict }: IdempotentWrite,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { trx, tenant, now } = context
  const row = { tenant: tenant.name, call, request_key: key }
  const body_hash = createHash("sha256").update(canonicalJson(body)).digest("hex")
  const first = { answer: null, at: now, owner, body_hash }
  const taken = await trx
    .insertInto("idempotency_key")
    .values({ ...row, ...first })
    .onConflict((known) =>
      known
        .columns(["tenant", "call", "request_key"])
        .doUpdateSet(first)
        .where("idempotency_key.at", "<=", later(now, -days(1))),
    )
    .returning(sql<number>`1`.as("one"))
    .executeTakeFirst()
  if (taken === undefined) {
    const before = await trx
      .selectFrom("idempotency_key")
      .select(["answer", "body_hash", "owner"])
      .where((eb) => eb.and(row))
      .executeTakeFirstOrThrow()
    const answer = before.answer as Answer
    const isOwn =
      before.owner === owner || (answer.kind === "ok" && session !== undefined && answer.session === session)
    return isOwn && before.body_hash === body_hash ? answer : conflict
  }
  const answer = await run()
  await trx
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(row))
    .execute()
  return answer
}
