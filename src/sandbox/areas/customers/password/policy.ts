import { matchesSaltedHash } from "../../../engine"
import type { CustomerContext } from "../customerContext"

export const minLength = 8
export const maxLength = 32
/** How many former passwords cannot be used again, besides the present one. */
export const historyCount = 3

/** Letters and digits both, and not around the id that the customer logs in with. */
export function fitsPolicy(password: string, memberId: string | null): boolean {
  const hasBoth = /[A-Za-z]/.test(password) && /[0-9]/.test(password)
  return hasBoth && (memberId === null || !password.toLowerCase().includes(memberId.toLowerCase()))
}

export async function wasUsed({ trx, customer }: CustomerContext, password: string): Promise<boolean> {
  const former = await trx
    .selectFrom("former_password")
    .select("password_hash")
    .where("customer_id", "=", customer.id)
    .orderBy("id", "desc")
    .limit(historyCount)
    .execute()
  return [customer, ...former].some(({ password_hash }) => matchesSaltedHash(password, password_hash))
}
