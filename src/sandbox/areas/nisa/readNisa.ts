import { toJapanDate } from "../../../domain/japanTime"
import type { CustomerContext } from "../customers"
import { type Stage, stageOf } from "./stage"
import type { NisaApplication } from "./tables"

export interface NisaState {
  /** Code of `NISA_STATUS`. */
  readonly status: 0 | Stage["status"]
  readonly isTradable: boolean
  /** `YYYY-MM-DD`, while the account is on its way. */
  readonly expectedOn: string | null
  /** Why an application was sent back. */
  readonly reason: string
  /** The newest first. */
  readonly applications: readonly (NisaApplication & { readonly stage: Stage })[]
}

/** A customer's account as its applications have left it by now. */
export async function readNisa({ trx, customer, now }: CustomerContext): Promise<NisaState> {
  const today = toJapanDate(now.getTime())
  const account = await trx
    .selectFrom("nisa_account")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  const rows = await trx
    .selectFrom("nisa_application")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("accepted_at", "desc")
    .orderBy("accept_no", "desc")
    .execute()
  const applications = rows.map((row) => ({ ...row, stage: stageOf(row, today) }))
  const [latest] = applications
  const status = latest?.stage.status ?? (account?.is_open === true ? 3 : 0)
  return {
    status,
    isTradable: status === 3 || (status === 2 && account?.is_provisional === true),
    expectedOn: latest !== undefined && (status === 1 || status === 2) ? latest.stage.doneOn : null,
    reason: latest?.reason ?? "",
    applications,
  }
}
