import { matchesSaltedHash } from "../../engine"
import type { CustomerContext } from "./customerContext"

const maxFailures = 5

type PasswordRefusal = "PASSWORD_WRONG" | "PASSWORD_LOCKED"

/** The code to refuse with; nothing when the password is right. The fifth wrong one locks. */
export async function verifyPassword(
  { trx, customer }: CustomerContext,
  password: string | undefined,
): Promise<PasswordRefusal | undefined> {
  if (customer.password_failures >= maxFailures) return "PASSWORD_LOCKED"
  const isRight = password !== undefined && matchesSaltedHash(password, customer.password_hash)
  const failures = isRight ? 0 : customer.password_failures + 1
  if (failures !== customer.password_failures)
    await trx.updateTable("customer").set({ password_failures: failures }).where("id", "=", customer.id).execute()
  if (isRight) return undefined
  return failures >= maxFailures ? "PASSWORD_LOCKED" : "PASSWORD_WRONG"
}

/** The same where a customer has to give the password for a payment; nothing when it is not asked for. */
export const checkPassword = async (
  context: CustomerContext,
  password: string | undefined,
): Promise<PasswordRefusal | undefined> =>
  context.customer.password_required ? verifyPassword(context, password) : undefined
