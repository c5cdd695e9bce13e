import { randomBytes } from "node:crypto"
import { digest } from "../../engine"
import type { CustomerContext } from "../customers"
import type { WithdrawType } from "./destination"

/** What was shown for confirmation, by what it is for. */
export interface Confirmed {
  readonly withdrawal: {
    readonly type: WithdrawType
    readonly amount: number
    readonly fee: number
    readonly destinationText: string
    /** What has to be signed before the money leaves, where the account asks for it. */
    readonly challenge?: string
  }
  readonly cancel: { readonly number: string }
}

const prefixes = { withdrawal: "wc", cancel: "cc" } as const

/** Stores what was shown for confirmation, and gives the key that stands for it. */
export async function createConfirmation<Purpose extends keyof Confirmed>(
  { trx, customer }: CustomerContext,
  purpose: Purpose,
  payload: Confirmed[Purpose],
  expiresAt: Date | null,
): Promise<string> {
  const key = `${prefixes[purpose]}-${randomBytes(12).toString("hex")}`
  const row = { customer_id: customer.id, purpose, payload: JSON.stringify(payload), expires_at: expiresAt }
  await trx
    .insertInto("confirmation")
    .values({ ...row, key_hash: digest(key), used_at: null })
    .execute()
  return key
}

export interface Confirmation<Payload> {
  readonly payload: Payload
  readonly isExpired: boolean
  readonly isUsed: boolean
}

export async function findConfirmation<Purpose extends keyof Confirmed>(
  { trx, now, customer }: CustomerContext,
  purpose: Purpose,
  key: string,
): Promise<Confirmation<Confirmed[Purpose]> | undefined> {
  const row = await trx
    .selectFrom("confirmation")
    .selectAll()
    .where("key_hash", "=", digest(key))
    .where("customer_id", "=", customer.id)
    .where("purpose", "=", purpose)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return { payload: row.payload as unknown as Confirmed[Purpose], isExpired, isUsed: row.used_at !== null }
}

export async function useConfirmation({ trx, now }: CustomerContext, key: string): Promise<void> {
  await trx.updateTable("confirmation").set({ used_at: now }).where("key_hash", "=", digest(key)).execute()
}

/** Withdrawals that were shown and not asked for yet: they name an account that money does not go to any more. */
export async function expireConfirmations({ trx, now, customer }: CustomerContext): Promise<void> {
  await trx
    .updateTable("confirmation")
    .set({ used_at: now })
    .where("customer_id", "=", customer.id)
    .where("purpose", "=", "withdrawal")
    .where("used_at", "is", null)
    .execute()
}
