import { ok, refused } from "../../../engine/calls/answer"
import type { CallContext } from "../../../engine/calls/context"
import { type AgreementGroup, declarationsOf, documentsOf } from "./agreementDocuments"
import type { Application } from "../../../engine/database/tables"
import type { AcoHandler } from "../handler"
import { isAtLeast, moveForward, type ReturnPoint } from "../application/returnPoints"

interface Accepted {
  readonly group: AgreementGroup
  readonly documents: readonly { readonly documentId: string; readonly version: string }[]
  readonly declarations: Readonly<Record<string, boolean>>
}

/** Group ONE stays at the same return point; group TWO, which needs a valid ONE, moves on. */
export const acceptAgreements: AcoHandler = async (input, context, { application }) => {
  const accepted = input as unknown as Accepted
  if (application === undefined || !isAtLeast(application.return_point, "AGREEMENT_CONFIRM"))
    return refused("wrong_step")
  if (!coversAllDocuments(accepted, context.space.settings.agreementVersion))
    return refused("agreement_version_mismatch")
  if (!declarationsOf[accepted.group].every((name) => accepted.declarations[name] === true))
    return refused("declaration_missing")
  if (accepted.group === "TWO" && !(await hasAcceptedOne(context, application.id)))
    return refused("agreement_group_missing")

  await keep(context, application.id, accepted)
  return ok({ returnPoint: accepted.group === "TWO" ? await goOn(context, application) : application.return_point })
}

/** After an agreement to newer documents the application goes on where it stood. */
async function goOn({ work }: CallContext, application: Application): Promise<string> {
  const point = application.resume_point as ReturnPoint | null
  if (point === null) return moveForward(work, application, "AFTER_ALL_AGREEMENTS")
  await work.updateTable("application").set({ resume_point: null }).where("id", "=", application.id).execute()
  return moveForward(work, application, point)
}

function coversAllDocuments({ group, documents }: Accepted, currentVersion: string): boolean {
  return documentsOf(group, currentVersion).every(({ documentId, version, mustOpen }) => {
    const sent = documents.find((document) => document.documentId === documentId)
    return sent === undefined ? !mustOpen : sent.version === version
  })
}

const hasAcceptedOne = async (context: CallContext, applicationId: string): Promise<boolean> =>
  (await acceptedGroups(context, applicationId)).includes("ONE")

/** Both groups, in the versions of today. */
export const hasAcceptedAll = async (context: CallContext, applicationId: string): Promise<boolean> =>
  (await acceptedGroups(context, applicationId)).length === 2

async function acceptedGroups({ work, space }: CallContext, applicationId: string): Promise<readonly string[]> {
  const rows = await work
    .selectFrom("acceptance")
    .select("agreement_group")
    .where("application_id", "=", applicationId)
    .where("document_version", "=", space.settings.agreementVersion)
    .execute()
  return rows.map(({ agreement_group }) => agreement_group)
}

async function keep(
  { work, space, now, caller }: CallContext,
  applicationId: string,
  accepted: Accepted,
): Promise<void> {
  const known = accepted.declarations
  const values = {
    document_version: space.settings.agreementVersion,
    declarations: JSON.stringify(Object.fromEntries(declarationsOf[accepted.group].map((name) => [name, known[name]]))),
    at: now,
    device: caller.device,
    app_version: caller.appVersion,
  }
  await work
    .insertInto("acceptance")
    .values({ space: space.name, application_id: applicationId, agreement_group: accepted.group, ...values })
    .onConflict((conflict) => conflict.columns(["application_id", "agreement_group"]).doUpdateSet(values))
    .execute()
}
