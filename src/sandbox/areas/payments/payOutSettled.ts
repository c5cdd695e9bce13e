import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { japanMoment, nextBusinessDay } from "../../engine"
import { type CustomerContext, moneyOf, post } from "../customers"
import { payBank } from "./services"

/** Banks open, and what settled before is on its way. */
const morning = (date: string) => japanMoment(date, "09:00:00")

interface Change {
  readonly at: Date
  readonly amount: number
}

/** Yen that come or leave on a day and are spoken for until then. */
interface Claim {
  readonly amount: number
  readonly settle_date: string
}

const automatic = ({ trx, customer }: CustomerContext) =>
  trx
    .selectFrom("payment_contract")
    .where("customer_id", "=", customer.id)
    .where("status", "=", 2)
    .where("auto_since", "is not", null)

/** Contracts with a day since the last one that was paid out for. */
export const unpaidContracts = (context: CustomerContext) =>
  automatic(context)
    .select("contract_id")
    .where(
      sql<string>`coalesce(auto_paid_on, to_char(auto_since at time zone 'Asia/Tokyo', 'YYYY-MM-DD'))`,
      "<",
      toJapanDate(context.now.getTime()),
    )

/** Pays out, for every morning of a business day that has come, what had settled before it and nothing claims. */
export async function payOutSettled(context: CustomerContext): Promise<void> {
  const { trx, now } = context
  const contract = await automatic(context).selectAll().executeTakeFirst()
  if (contract?.auto_since == null) return
  const days = morningsSince(contract.auto_paid_on ?? toJapanDate(contract.auto_since.getTime()), now)
  const last = days.at(-1)
  if (last === undefined) return
  const { changes, claims } = await readCash(context)
  // What is there now bounds it: what left since then, or is set aside, cannot leave.
  let left = (await moneyOf(context)).withdrawable
  let paid = 0
  for (const day of days) {
    const amount = Math.min(freeOn(day, changes, claims) - paid, left) - contract.keep_amount
    if (amount <= 0) continue
    await payOut(context, day, amount)
    paid += amount
    left -= amount
  }
  await trx
    .updateTable("payment_contract")
    .set({ auto_paid_on: last })
    .where("tenant", "=", contract.tenant)
    .where("contract_id", "=", contract.contract_id)
    .execute()
}

/** Business days after one, whose morning has been. */
function morningsSince(date: string, now: Date): readonly string[] {
  const days: string[] = []
  for (let day = nextBusinessDay(date); morning(day) <= now; day = nextBusinessDay(day)) days.push(day)
  return days
}

async function readCash({ trx, customer }: CustomerContext) {
  const changes: readonly Change[] = await trx
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select(["at", "amount"])
    .where("customer_id", "=", customer.id)
    .where("account", "=", "cash")
    .execute()
  const claims: readonly Claim[] = await trx
    .selectFrom("settlement")
    .select(["amount", "settle_date"])
    .where("customer_id", "=", customer.id)
    .where("amount", "<", 0)
    .execute()
  return { changes, claims }
}

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

/** Cash of a morning that purchases and taxes of that day and later have not claimed. */
function freeOn(day: string, changes: readonly Change[], claims: readonly Claim[]): number {
  const settled = sum(changes.filter(({ at }) => at < morning(day)))
  return settled + sum(claims.filter(({ settle_date }) => settle_date >= day))
}

const payOut = ({ trx, customer }: CustomerContext, day: string, amount: number): Promise<void> =>
  post(trx, customer, {
    kind: "auto-withdrawal",
    reference: `auto-${day}`,
    method: payBank.name,
    at: morning(day),
    postings: { cash: -amount, bank: amount },
  })
