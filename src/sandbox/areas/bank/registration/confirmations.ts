import { randomBytes } from "node:crypto"
import { digest, later, minutes } from "../../../engine"
import type { BankAccount, CustomerContext } from "../../customers"

/** Long enough for a text message that comes late, and for its resends. */
const validFor = minutes(30)

/** Stores the account that was shown for confirmation, and gives the key that stands for it. */
export async function createConfirmation(
  { trx, now, customer }: CustomerContext,
  account: BankAccount,
): Promise<string> {
  const key = `bc-${randomBytes(12).toString("hex")}`
  const times = { expires_at: later(now, validFor), used_at: null }
  await trx
    .insertInto("bank_confirmation")
    .values({ key_hash: digest(key), customer_id: customer.id, account: JSON.stringify(account), ...times })
    .execute()
  return key
}

/** The account behind a key that still holds. */
export async function findConfirmed(
  { trx, now, customer }: CustomerContext,
  key: string,
): Promise<BankAccount | undefined> {
  const row = await trx
    .selectFrom("bank_confirmation")
    .select("account")
    .where("key_hash", "=", digest(key))
    .where("customer_id", "=", customer.id)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .executeTakeFirst()
  return row?.account
}

export async function useConfirmation({ trx, now }: CustomerContext, key: string): Promise<void> {
  await trx.updateTable("bank_confirmation").set({ used_at: now }).where("key_hash", "=", digest(key)).execute()
}
