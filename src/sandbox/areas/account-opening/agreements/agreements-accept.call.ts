import { ok, refused } from "../../../engine"
import { acceptedGroups } from "./acceptances"
import type { RequestOf } from "../calls"
import { declarationsOf, documentsOf } from "./agreementDocuments"
import type { Application } from "../tables"
import { goOn } from "../draft/followRelease"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { isAtLeast, moveForward } from "../application/returnPoints"

type Accepted = RequestOf<"aco/agreements-accept">

/** Group ONE stays at the same return point; group TWO, which needs a valid ONE, moves on. */
export const handle = handleApplicant("aco/agreements-accept", async (accepted, context) => {
  const { application } = context
  if (application === undefined || !isAtLeast(application.return_point, "AGREEMENT_CONFIRM"))
    return refused("wrong_step")
  if (!coversAllDocuments(accepted, context.tenant.settings.agreementVersion))
    return refused("agreement_version_mismatch")
  if (!declarationsOf[accepted.group].every((name) => accepted.declarations[name] === true))
    return refused("declaration_missing")
  if (accepted.group === "TWO" && !(await acceptedGroups(context, application.id)).includes("ONE"))
    return refused("agreement_group_missing")

  await recordAcceptance(context, application.id, accepted)
  return ok({ returnPoint: accepted.group === "TWO" ? await moveOn(context, application) : application.return_point })
})

/** After an agreement to newer documents the application goes on where it stood. */
async function moveOn(context: ApplicantContext, application: Application): Promise<string> {
  const point = application.resume_point
  if (point === null) return moveForward(context.trx, application, "AFTER_ALL_AGREEMENTS")
  return (await goOn(context, { ...application, return_point: point })).return_point
}

function coversAllDocuments({ group, documents }: Accepted, currentVersion: string): boolean {
  return documentsOf(group, currentVersion).every(({ documentId, version, mustOpen }) => {
    const sent = documents.find((document) => document.documentId === documentId)
    return sent === undefined ? !mustOpen : sent.version === version
  })
}

async function recordAcceptance(
  { trx, tenant, now, caller, release }: ApplicantContext,
  applicationId: string,
  accepted: Accepted,
): Promise<void> {
  const known = accepted.declarations
  const values = {
    document_version: tenant.settings.agreementVersion,
    declarations: JSON.stringify(Object.fromEntries(declarationsOf[accepted.group].map((name) => [name, known[name]]))),
    at: now,
    device: caller.device,
    app_version: caller.appVersion,
    release: release ?? null,
  }
  await trx
    .insertInto("acceptance")
    .values({ application_id: applicationId, agreement_group: accepted.group, ...values })
    .onConflict((conflict) => conflict.columns(["application_id", "agreement_group"]).doUpdateSet(values))
    .execute()
}
