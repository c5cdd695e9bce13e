import { parseUrl } from "../../../domain/parseUrl"
import { type Database, later, seconds, type Tenant } from "../../engine"
import { arrivalOf } from "./arrival"
import { isOpen, maxAmount, minAmount, netBanksOf } from "./netBanks"
import type { Deposit } from "./tables"

interface At {
  readonly db: Database
  readonly tenant: Tenant
  readonly now: Date
}

/** Money for the transfer account of the fixture's customer. Gives what is wrong with it, if anything is. */
export async function receiveTransfer(at: At, amount: unknown): Promise<string | undefined> {
  if (!isYen(amount)) return "amount must be a whole number of yen"
  const account = await accounts(at).executeTakeFirst()
  if (account === undefined) return "there is no account to transfer to"
  await add(at, { ...account, method: "銀行振込", amount, arrives_at: arrivalOf(at.now) })
  return undefined
}

/** What a net bank does with the address that the app opened: it pays at once. Gives what is wrong, if anything is. */
export async function payFromNetBank(at: At, address: unknown): Promise<string | undefined> {
  const query = parseUrl(String(address))?.searchParams
  const amount = Number(query?.get("amount"))
  if (!isYen(amount) || amount < minAmount || amount > maxAmount) return "the bank cannot read the amount"
  const bank = netBanksOf(at.tenant).find(({ id }) => id === query?.get("bank"))
  if (bank === undefined || !isOpen(at.tenant, bank, at.now)) return "the bank is closed"
  const account = await accounts(at)
    .where("netbank_key", "=", query?.get("key") ?? "")
    .executeTakeFirst()
  if (account === undefined) return "the bank does not know the customer"
  await add(at, { ...account, method: "リアルタイム入金", amount, arrives_at: later(at.now, -seconds(1)) })
  return undefined
}

const isYen = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0

const accounts = ({ db, tenant }: At) =>
  db
    .selectFrom("deposit_account")
    .innerJoin("customer", "customer.id", "deposit_account.customer_id")
    .select("customer_id")
    .where("customer.tenant", "=", tenant.name)

async function add({ db }: At, deposit: Omit<Deposit, "id" | "booked">): Promise<void> {
  await db
    .insertInto("deposit")
    .values({ ...deposit, booked: false })
    .execute()
}
