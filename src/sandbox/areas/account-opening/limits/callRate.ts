import { sql } from "kysely"
import type { ApplicantContext } from "../handleApplicant"

const callsPerMinute = 60

/** Counts this call. An applicant without an application is told apart by where the call comes from. */
export async function isOverRate({ trx, tenant, now, caller, application }: ApplicantContext): Promise<boolean> {
  const subject = application?.id ?? caller.source
  const { calls } = await trx
    .insertInto("call_rate")
    .values({ tenant: tenant.name, subject, minute: now.toISOString().slice(0, 16), calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(["tenant", "subject", "minute"]).doUpdateSet({ calls: sql`call_rate.calls + 1` }),
    )
    .returning("calls")
    .executeTakeFirstOrThrow()
  return calls > callsPerMinute
}
