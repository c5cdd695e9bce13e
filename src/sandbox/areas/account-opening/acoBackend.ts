import { type Answer, refused } from "../../engine/calls/answer"
import type { Backend, RunningCall } from "../../engine/calls/context"
import { headerOf, mergedInput, uuid } from "../../engine/calls/input"
import { once } from "../../engine/calls/once"
import { sampleAnswer } from "../../engine/calls/sample"
import { json, type Wire } from "../../engine/calls/wire"
import type { CallDocument } from "../../../../renderer/model/documents"
import { type Applicant, findApplicant } from "./application/applicant"
import { isUnderMaintenance } from "./application/maintenance"
import { acoHandlers } from "./handlers"
import { isOverRate } from "./limits/callRate"
import { createSession } from "./application/sessions"
import { bringUpToDate } from "./application/bringUpToDate"
import type { FormRules } from "./forms/formRules"
import type { AcoContext } from "./handler"
import { isSubmitted } from "./application/returnPoints"

/** `forms` are the rules of the screens, which the service applies again. */
export const createAcoBackend = (forms: FormRules): Backend => ({
  name: "aco",
  prefix: "/api/aco",
  generalCodes: ["maintenance", "session_expired"],
  readInput: (request) => mergedInput(request),
  async answer(call) {
    const { document } = call
    const context: AcoContext = { ...call.context, forms }
    const applicant = await bringUpToDate(context, await findApplicant(context, call.request.cookies["AO_SESSION"]))
    if (await isOverRate(context, applicant)) return { kind: "status", status: 429, reason: "rate_limit" }
    const general = generalRefusal(call, applicant)
    if (general !== undefined) return general
    const run = async () => {
      const handler = acoHandlers[document.id]
      return handler === undefined ? sampleAnswer(document) : handler(call.input, context, applicant)
    }
    const answer = document.method === "POST" ? await runPost(call, run) : await run()
    if (answer.kind !== "ok" || answer.session === undefined) return answer
    return { ...answer, secret: await createSession(context, answer.session) }
  },
  render,
})

/** What any call can answer, and what is not remembered under the key of the tap. */
function generalRefusal({ document, context }: RunningCall, { application }: Applicant): Answer | undefined {
  const { now, space } = context
  if (document.id !== "aco/progress" && isUnderMaintenance(space.settings.maintenance, now))
    return refused("maintenance")
  const isExpired =
    application?.expires_at != null && application.expires_at < now && !isSubmitted(application.return_point)
  const isProgressInMaintenance = document.id === "aco/progress" && isUnderMaintenance(space.settings.maintenance, now)
  if (isExpired && document.id !== "aco/progress-restart" && !isProgressInMaintenance) return refused("session_expired")
  return undefined
}

async function runPost(call: RunningCall, run: () => Promise<Answer>): Promise<Answer> {
  const key = headerOf(call.request, "idempotency-key")
  if (key === null || !uuid.test(key)) return { kind: "status", status: 400, reason: "idempotency_key_missing" }
  const intent = { call: call.document.id, key: key.toLowerCase(), body: call.input, comparesBody: true }
  return once(call.context, intent, run)
}

function render(answer: Answer, document: CallDocument): Wire {
  switch (answer.kind) {
    case "ok":
      return { ...json({ data: answer.value }), ...cookieOf(answer.secret) }
    case "refused":
      return json(refusal(answer, document))
    case "not-found":
      return json({ data: null }, 404)
    case "signed-out":
      return json({ data: null }, 401)
    case "invalid":
      return json({ data: null, field_errors: answer.fieldErrors }, 400)
    case "status":
      return json({ data: null, reason: answer.reason }, answer.status)
    case "wire":
      return answer.wire
  }
}

function refusal(answer: Answer & { kind: "refused" }, document: CallDocument) {
  const texts = document.codes?.[answer.code]
  const sheet = answer.sheet ?? texts?.sheet
  const fieldErrors = answer.fieldErrors ?? texts?.fieldErrors
  return {
    data: null,
    business_error_code: answer.code,
    ...(answer.detail === undefined ? {} : { error_detail: answer.detail }),
    ...(fieldErrors === undefined ? {} : { field_errors: fieldErrors }),
    halfsheet_error: sheet ?? null,
  }
}

const cookieOf = (secret: string | undefined): Pick<Wire, "headers"> =>
  secret === undefined ? {} : { headers: { "set-cookie": `AO_SESSION=${secret}; Path=/; HttpOnly; SameSite=Lax` } }
