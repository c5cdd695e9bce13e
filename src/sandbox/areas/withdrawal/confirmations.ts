import { randomBytes } from "node:crypto"
import type { CallContext } from "../../engine/calls/context"
import type { Customer } from "../../engine/database/tables"
import { digest } from "../../engine/secrets"

export interface NewConfirmation {
  readonly purpose: "withdrawal" | "cancel"
  readonly payload: Readonly<Record<string, unknown>>
  readonly expiresAt: Date | null
}

const prefixes = { withdrawal: "wc", cancel: "cc" } as const

/** Keeps what was shown for confirmation, and gives the key that stands for it. */
export async function createConfirmation(
  { work, space }: CallContext,
  customer: Customer,
  { purpose, payload, expiresAt }: NewConfirmation,
): Promise<string> {
  const key = `${prefixes[purpose]}-${randomBytes(12).toString("hex")}`
  const row = { space: space.name, customer_id: customer.id, purpose, expires_at: expiresAt, used_at: null }
  await work
    .insertInto("confirmation")
    .values({ ...row, key_hash: digest(key), payload: JSON.stringify(payload) })
    .execute()
  return key
}

export interface Confirmation {
  readonly payload: Readonly<Record<string, unknown>>
  readonly isExpired: boolean
  readonly isUsed: boolean
}

export async function findConfirmation(
  { work, now }: CallContext,
  customer: Customer,
  { key, purpose }: { key: string; purpose: NewConfirmation["purpose"] },
): Promise<Confirmation | undefined> {
  const row = await work
    .selectFrom("confirmation")
    .selectAll()
    .where("key_hash", "=", digest(key))
    .where("customer_id", "=", customer.id)
    .where("purpose", "=", purpose)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return { payload: row.payload, isExpired, isUsed: row.used_at !== null }
}

export async function useConfirmation({ work, now }: CallContext, key: string): Promise<void> {
  await work.updateTable("confirmation").set({ used_at: now }).where("key_hash", "=", digest(key)).execute()
}
