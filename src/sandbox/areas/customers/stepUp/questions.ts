import { type CallContext, digest, newSecret } from "../../../engine"
import type { CustomerContext } from "../customerContext"
import { isSigned } from "./isSigned"

export const maxFailures = 5

interface Question {
  readonly CHALLENGE: string
  readonly CREDENTIAL_ID_ARRAY: readonly string[]
}

/** Asks who the customer is before something is done; nothing where the account has neither trading password nor passkey. */
export async function askStepUp({ trx, customer }: CustomerContext, expiresAt: Date): Promise<Question | undefined> {
  const { passkey } = customer
  if (passkey === null && customer.trading_password_hash === null) return undefined
  const challenge = newSecret()
  await trx.insertInto("step_up").values({ challenge, customer_id: customer.id, expires_at: expiresAt }).execute()
  return { CHALLENGE: challenge, CREDENTIAL_ID_ARRAY: passkey === null ? [] : [passkey.id] }
}

type Refusal = "STEP_UP_REQUIRED" | "STEP_UP_FAILED" | "STEP_UP_LOCKED"

/** The code to refuse with; nothing where the proof is right, which is then used up, or where none is asked for. */
export async function checkStepUp(
  context: CustomerContext,
  challenge: string | undefined,
  proof: string | undefined,
): Promise<Refusal | undefined> {
  const { customer, trx, now, caller } = context
  if (customer.passkey === null && customer.trading_password_hash === null) return undefined
  if (customer.step_up_failures >= maxFailures) return "STEP_UP_LOCKED"
  if (challenge === undefined || proof === undefined) return "STEP_UP_REQUIRED"
  const question = await trx
    .selectFrom("step_up")
    .selectAll()
    .where("challenge", "=", challenge)
    .where("customer_id", "=", customer.id)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .executeTakeFirst()
  const isNative = question?.proof_hash === digest(proof)
  const isFresh = question?.proof_expires_at != null && question.proof_expires_at > now
  if (isNative && !isFresh) return "STEP_UP_FAILED"
  if (question === undefined || !(isNative || isSigned(proof, { challenge, origin: caller.origin }, customer.passkey)))
    return (await countFailure(context, customer)) ? "STEP_UP_LOCKED" : "STEP_UP_FAILED"
  await trx.updateTable("step_up").set({ used_at: now }).where("challenge", "=", challenge).execute()
  await trx.updateTable("customer").set({ step_up_failures: 0 }).where("id", "=", customer.id).execute()
  return undefined
}

/** True for the fifth, which locks. */
export async function countFailure(
  { trx }: Pick<CallContext, "trx">,
  { id, step_up_failures }: Pick<CustomerContext["customer"], "id" | "step_up_failures">,
): Promise<boolean> {
  const failures = step_up_failures + 1
  await trx.updateTable("customer").set({ step_up_failures: failures }).where("id", "=", id).execute()
  return failures >= maxFailures
}
