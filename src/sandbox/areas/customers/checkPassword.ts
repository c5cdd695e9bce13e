import type { CallContext } from "../../engine/calls/context"
import type { Customer } from "../../engine/database/tables"
import { matchesSaltedHash } from "../../engine/secrets"

const tries = 5

/** The code to refuse with; nothing when the password is right or not asked for. The fifth wrong one locks. */
export async function checkPassword(
  { work }: CallContext,
  customer: Customer,
  password: unknown,
): Promise<"PASSWORD_WRONG" | "PASSWORD_LOCKED" | undefined> {
  if (!customer.password_required) return undefined
  if (customer.password_failures >= tries) return "PASSWORD_LOCKED"
  const isRight = typeof password === "string" && matchesSaltedHash(password, customer.password_hash)
  const failures = isRight ? 0 : customer.password_failures + 1
  if (failures !== customer.password_failures)
    await work.updateTable("customer").set({ password_failures: failures }).where("id", "=", customer.id).execute()
  if (isRight) return undefined
  return failures >= tries ? "PASSWORD_LOCKED" : "PASSWORD_WRONG"
}
