import { sql } from "kysely"
import type { CallContext } from "../../../engine/calls/context"
import type { Applicant } from "../application/applicant"

const callsPerMinute = 60

/** Counts this call. An applicant without an application is told apart by device. */
export async function isOverRate(
  { work, space, now, caller }: CallContext,
  { application }: Applicant,
): Promise<boolean> {
  const subject = application?.id ?? caller.device
  if (subject == null) return false
  const { calls } = await work
    .insertInto("call_rate")
    .values({ space: space.name, subject, minute: now.toISOString().slice(0, 16), calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(["space", "subject", "minute"]).doUpdateSet({ calls: sql`call_rate.calls + 1` }),
    )
    .returning("calls")
    .executeTakeFirstOrThrow()
  return calls > callsPerMinute
}
