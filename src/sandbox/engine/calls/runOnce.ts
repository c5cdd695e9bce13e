import { createHash } from "node:crypto"
import { sql } from "kysely"
import { canonicalJson } from "../../../domain/canonicalJson"
import { days, later } from "../clock/moments"
import type { Answer } from "./answer"
import type { CallContext } from "./handler"

export interface IdempotentWrite {
  readonly call: string
  /** The key that the client made for this tap. */
  readonly key: string
  readonly body: unknown
  /** True where another body under the same key is a mistake of the client. */
  readonly comparesBody: boolean
}

/**
 * Runs a write once per key and 24 hours; a repetition gets the first answer. The row is taken inside the same transaction
 * as the effect: a concurrent repetition waits for it on the primary key, and a failed run leaves no trace.
 */
export async function runOnce(
  context: CallContext,
  { call, key, body, comparesBody }: IdempotentWrite,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { trx, tenant, now } = context
  const body_hash = createHash("sha256").update(canonicalJson(body)).digest("hex")
  const taken = await trx
    .insertInto("idempotency_key")
    .values({ tenant: tenant.name, call, request_key: key, body_hash, answer: null, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant", "call", "request_key"])
        .doUpdateSet({ answer: null, at: now, body_hash })
        .where("idempotency_key.at", "<=", later(now, -days(1))),
    )
    .returning(sql<number>`1`.as("one"))
    .executeTakeFirst()
  const row = { tenant: tenant.name, call, request_key: key }
  if (taken === undefined) {
    const first = await trx
      .selectFrom("idempotency_key")
      .select(["answer", "body_hash"])
      .where((eb) => eb.and(row))
      .executeTakeFirstOrThrow()
    if (!comparesBody || first.body_hash === body_hash) return first.answer as Answer
    return { kind: "status", status: 409, reason: "idempotency_conflict" }
  }
  const answer = await run()
  await trx
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(row))
    .execute()
  return answer
}
