import { toJapanDate } from "../../../domain/japanTime"
import { nextCount } from "../../engine"
import type { CustomerContext } from "../customers"
import type { ApplyType } from "./tables"

interface NewApplication {
  readonly type: ApplyType
  readonly startYear?: number
  /** What the customer said. */
  readonly given: Readonly<Record<string, unknown>>
}

/** Other customers applied that morning. */
const before = 6

/** Takes an application in; gives its number. Whether it may be made is for the caller to judge. */
export async function addApplication(
  context: CustomerContext,
  { type, startYear, given }: NewApplication,
): Promise<string> {
  const day = toJapanDate(context.now.getTime()).slice(2).replaceAll("-", "")
  const number = `N${day}-${String(before + (await nextCount(context, "nisa"))).padStart(4, "0")}`
  await context.trx
    .insertInto("nisa_application")
    .values({
      customer_id: context.customer.id,
      accept_no: number,
      apply_type: type,
      accepted_at: context.now,
      start_year: startYear ?? null,
      refused: null,
      reason: "",
      given: JSON.stringify(given),
    })
    .execute()
  return number
}
