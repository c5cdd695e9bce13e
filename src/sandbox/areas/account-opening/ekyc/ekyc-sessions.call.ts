import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { type Refusal, datetime, days, later, minutes, ok, refused } from "../../../engine"
import type { RequestOf } from "../calls"
import type { Application } from "../tables"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { endOpenSessions } from "./endOpenSessions"

const sessionLife = minutes(30)
const sessionsPerDay = 10

/** Address of the native app for its reader of cards. */
const readerLink = "kamishibai-app://ekyc"
const flowPath = "/account/open"

/** Gives the link that opens the reader, which at its end comes back to the page that launched it. */
export const handle = handleApplicant("aco/ekyc-sessions", async (input, context) => {
  const { application } = context
  if (application === undefined) return refused("wrong_step")
  const { purpose, ekycMethod: method = null } = input
  const refusal = purpose === "PRIMARY" ? refusePrimary(input, application) : refuseResidence(input, application)
  if (refusal !== undefined) return refusal
  if ((await sessionsToday(context, application.id)) >= sessionsPerDay) return refused("ekyc_too_many_sessions")

  const { trx, tenant, now } = context
  const id = `ekyc_${randomBytes(12).toString("hex")}`
  const expiresAt = later(now, sessionLife)
  await endOpenSessions(context, application.id)
  const times = { created_at: now, expires_at: expiresAt }
  await trx
    .insertInto("ekyc_session")
    .values({ id, tenant: tenant.name, application_id: application.id, purpose, method, status: "PENDING", ...times })
    .execute()
  await saveChoice(context, application, { purpose, method, id })
  const launchUrl = `${readerLink}?sessionId=${id}&callbackUrl=${encodeURIComponent(callbackOf(purpose, method, id))}`
  return ok({ sessionId: id, launchUrl, sessionExpiresAt: datetime(expiresAt) })
})

function callbackOf(purpose: string, method: string | null, id: string): string {
  if (purpose === "RESIDENCE") return `${flowPath}/residence_expire_date?ekycSessionId=${id}`
  return `${flowPath}/onboarding?${method === "JPKI" ? "" : "fallback=true&"}ekycSessionId=${id}`
}

function refusePrimary(
  input: RequestOf<"aco/ekyc-sessions">,
  { return_point, draft }: Application,
): Refusal | undefined {
  if (return_point !== "AFTER_ALL_AGREEMENTS" || draft["hasMyNumberCard"] === undefined) return refused("wrong_step")
  const { ekycMethod, agreedJpkiConsent } = input
  if ("foreignDocumentType" in input) return refused("field_not_applicable")
  const missing = [
    ...(ekycMethod === undefined ? [{ field: "ekycMethod", message: "選択してください" }] : []),
    ...(agreedJpkiConsent === true ? [] : [{ field: "agreedJpkiConsent", message: "同意が必要です" }]),
  ]
  if (missing.length > 0) return { kind: "invalid", fieldErrors: missing }
  const needsCard = ekycMethod !== "DRIVER_LICENSE"
  return needsCard && draft["hasMyNumberCard"] !== "YES" ? refused("field_not_applicable") : undefined
}

function refuseResidence(
  input: RequestOf<"aco/ekyc-sessions">,
  { return_point, draft }: Application,
): Refusal | undefined {
  const isReady = draft["nationalityType"] === "FOREIGN_ONLY" && draft["documentExpireDate"] !== undefined
  if (return_point !== "AFTER_LIQUID_1" || !isReady) return refused("wrong_step")
  const isOther = input.foreignDocumentType !== draft["foreignDocumentType"]
  return isOther || "ekycMethod" in input ? refused("field_not_applicable") : undefined
}

async function sessionsToday({ trx, now }: ApplicantContext, applicationId: string): Promise<number> {
  const { started } = await trx
    .selectFrom("ekyc_session")
    .select(sql<number>`count(*)::int`.as("started"))
    .where("application_id", "=", applicationId)
    .where("created_at", ">", later(now, -days(1)))
    .executeTakeFirstOrThrow()
  return started
}

/** What was chosen for the first reading belongs to the draft; its version is about answers, so it stays. */
async function saveChoice(
  { trx }: ApplicantContext,
  { id, draft }: Application,
  chosen: { readonly purpose: string; readonly method: string | null; readonly id: string },
): Promise<void> {
  const choice = chosen.purpose === "PRIMARY" ? { agreedJpkiConsent: true, ekycMethod: chosen.method } : {}
  await trx
    .updateTable("application")
    .set({ draft: JSON.stringify({ ...draft, ...choice, ekycSessionId: chosen.id }) })
    .where("id", "=", id)
    .execute()
}
