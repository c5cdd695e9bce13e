import { type CallContext, ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { createApplication } from "../application/createApplication"
import { isLocked, isOverSendLimit, maskedEmail, sendCode } from "./mailCodes"

/** Domains of throw-away addresses. */
const refusedDomains = new Set(["disposable.example", "throwaway.example"])

/** Takes the mail address; before it is proven it may be changed. */
export const handle = handleApplicant("aco/mail-auth", async (input, context) => {
  const { application } = context
  const email = normalized(input.email)
  const point = application?.return_point ?? "EMAIL_INPUT"
  if (point !== "EMAIL_INPUT" && point !== "OTP_INPUT") return refused("wrong_step")
  if (refusedDomains.has(email.split("@")[1] ?? "")) return refused("mail_domain_not_accepted")
  if (await isRegistered(context, email)) return refused("mail_already_registered")
  if (await isLocked(context, email)) return refused("code_attempt_limit")
  if (await isOverSendLimit(context, email)) return refused("mail_send_limit")

  const { id } = application ?? (await createApplication(context, { returnPoint: "OTP_INPUT", email }))
  await context.trx.updateTable("application").set({ return_point: "OTP_INPUT", email }).where("id", "=", id).execute()
  const times = await sendCode(context, { id, email, source: context.caller.source })
  const value = { maskedEmail: maskedEmail(email), ...times, returnPoint: "OTP_INPUT" }
  return application === undefined ? { kind: "ok", value, session: id } : ok(value)
})

/** Domains do not tell case apart, local parts may. */
function normalized(email: string): string {
  const at = email.lastIndexOf("@")
  return email.slice(0, at) + email.slice(at).toLowerCase()
}

async function isRegistered({ trx, tenant }: CallContext, email: string): Promise<boolean> {
  const customer = await trx
    .selectFrom("customer")
    .select("id")
    .where("tenant", "=", tenant.name)
    .where("mail", "=", email)
    .executeTakeFirst()
  return customer !== undefined
}
