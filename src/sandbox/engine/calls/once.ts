import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { Answer } from "./answer"
import type { CallContext } from "./context"
import { days, later } from "../clock/moments"
import { canonicalJson } from "../../../domain/canonicalJson"

export interface Intent {
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
export async function once(context: CallContext, intent: Intent, run: () => Promise<Answer>): Promise<Answer> {
  const { work, space, now } = context
  const bodyHash = createHash("sha256").update(canonicalJson(intent.body)).digest("hex")
  const row = {
    space: space.name,
    call: intent.call,
    request_key: intent.key,
    body_hash: bodyHash,
    answer: null,
    at: now,
  }
  const taken = await work
    .insertInto("once")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["space", "call", "request_key"])
        .doUpdateSet({ answer: null, at: now, body_hash: bodyHash })
        .where("once.at", "<=", later(now, -days(1))),
    )
    .returning(sql<number>`1`.as("one"))
    .executeTakeFirst()
  if (taken === undefined) return firstAnswer(context, intent, bodyHash)
  const answer = await run()
  await work
    .updateTable("once")
    .set({ answer: JSON.stringify(answer) })
    .where("space", "=", space.name)
    .where("call", "=", intent.call)
    .where("request_key", "=", intent.key)
    .execute()
  return answer
}

async function firstAnswer({ work, space }: CallContext, intent: Intent, bodyHash: string): Promise<Answer> {
  const row = await work
    .selectFrom("once")
    .select(["answer", "body_hash"])
    .where("space", "=", space.name)
    .where("call", "=", intent.call)
    .where("request_key", "=", intent.key)
    .executeTakeFirstOrThrow()
  if (intent.comparesBody && row.body_hash !== bodyHash)
    return { kind: "status", status: 409, reason: "idempotency_conflict" }
  return row.answer as Answer
}
