import type { CallDocument, DocumentTexts } from "../../../../renderer/compiler"
import {
  type Answer,
  type Backend,
  digest,
  headerOf,
  type HttpResponse,
  json,
  mergedInput,
  type Refusal,
  type RunningCall,
  runOnce,
  uuid,
} from "../../engine"
import { createSession, findApplicant } from "./application/applicant"
import { isUnderMaintenance } from "./application/maintenance"
import { processDue } from "./application/processDue"
import { isSubmitted } from "./application/returnPoints"
import { followRelease } from "./draft/followRelease"
import type { FormRules } from "./forms/formRules"
import type { ApplicantContext } from "./handleApplicant"
import { isOverRate } from "./limits/callRate"

/** `formsOf` gives the rules of the screens, which the service applies again, by the documents that the page shows. */
export const createApplicantBackend = (formsOf: (texts: DocumentTexts | undefined) => FormRules): Backend => ({
  name: "aco",
  prefix: "/api/aco",
  generalCodes: ["maintenance", "session_expired"],
  readInput: mergedInput,
  async answer(call) {
    const applicant = await findApplicant(call.context, call.request.cookies["AO_SESSION"])
    const { release } = call
    const context = await processDue({ ...call.context, ...applicant, release, forms: formsOf(call.texts) })
    if (await isOverRate(context)) return { kind: "status", status: 429, reason: "rate_limit" }
    const refusal = generalRefusal(call.document, context)
    if (refusal !== undefined) return refusal
    const followed = await followRelease(context)
    const answer = call.document.method === "POST" ? await runPost(call, followed) : await call.run(followed)
    if (answer.kind !== "ok") return answer
    const isSecure = context.caller.origin.startsWith("https:")
    if (answer.session === undefined) return { ...answer, isSecure }
    return { ...answer, isSecure, secret: await createSession(context, answer.session, context.caller.device) }
  },
  render,
})

/** What any call can answer, and what is not remembered under the key of the tap. */
function generalRefusal({ id }: CallDocument, { now, tenant, application }: ApplicantContext): Refusal | undefined {
  // Where the application stands is told in a maintenance too: that it is one.
  if (isUnderMaintenance(tenant.settings.maintenance, now))
    return id === "aco/progress" ? undefined : { kind: "refused", code: "maintenance" }
  const isExpired =
    application?.expires_at != null && application.expires_at < now && !isSubmitted(application.return_point)
  return isExpired && id !== "aco/progress-restart" ? { kind: "refused", code: "session_expired" } : undefined
}

async function runPost({ document, request, input, run }: RunningCall, context: ApplicantContext): Promise<Answer> {
  const key = headerOf(request, "idempotency-key")
  if (key === null || !uuid.test(key)) return { kind: "status", status: 400, reason: "idempotency_key_missing" }
  const secret = request.cookies["AO_SESSION"]
  const write = {
    call: document.id,
    key: key.toLowerCase(),
    body: input,
    owner: secret === undefined ? `source:${context.caller.source}` : `session:${digest(secret)}`,
    session: context.application?.id,
    conflict: { kind: "status", status: 409, reason: "idempotency_conflict" },
  } as const
  return runOnce(context, write, () => run(context))
}

function render(answer: Answer, document: CallDocument): HttpResponse {
  switch (answer.kind) {
    case "ok":
      return { ...json({ data: answer.value }), ...cookieOf(answer) }
    case "refused":
      return json(refusalBody(answer, document))
    case "not-found":
      return json({ data: null }, 404)
    case "signed-out":
      return json({ data: null }, 401)
    case "invalid":
      return json({ data: null, field_errors: answer.fieldErrors }, 400)
    case "status":
      return json({ data: null, reason: answer.reason }, answer.status)
    case "http":
      return answer.response
  }
}

function refusalBody(answer: Answer & { kind: "refused" }, document: CallDocument) {
  const texts = document.codes?.[answer.code]
  const fieldErrors = answer.fieldErrors ?? texts?.fieldErrors
  return {
    data: null,
    business_error_code: answer.code,
    ...(answer.detail === undefined ? {} : { error_detail: answer.detail }),
    ...(fieldErrors === undefined ? {} : { field_errors: fieldErrors }),
    halfsheet_error: answer.sheet ?? texts?.sheet ?? null,
  }
}

function cookieOf({ secret, isSecure = false }: Answer & { kind: "ok" }): Pick<HttpResponse, "headers"> {
  if (secret === undefined) return {}
  const cookie = `AO_SESSION=${secret}; Path=/; HttpOnly; SameSite=Lax`
  return { headers: { "set-cookie": isSecure ? `${cookie}; Secure` : cookie } }
}
