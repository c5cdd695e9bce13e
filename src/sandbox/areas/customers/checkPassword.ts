import { matchesSaltedHash } from "../../engine"
import type { CustomerContext } from "./customerContext"

const maxFailures = 5

/** The code to refuse with; nothing when the password is right or not asked for. The fifth wrong one locks. */
export async function checkPassword(
  { trx, customer }: CustomerContext,
  password: string | undefined,
): Promise<"PASSWORD_WRONG" | "PASSWORD_LOCKED" | undefined> {
  if (!customer.password_required) return undefined
  if (customer.password_failures >= maxFailures) return "PASSWORD_LOCKED"
  const isRight = password !== undefined && matchesSaltedHash(password, customer.password_hash)
  const failures = isRight ? 0 : customer.password_failures + 1
  if (failures !== customer.password_failures)
    await trx.updateTable("customer").set({ password_failures: failures }).where("id", "=", customer.id).execute()
  if (isRight) return undefined
  return failures >= maxFailures ? "PASSWORD_LOCKED" : "PASSWORD_WRONG"
}
