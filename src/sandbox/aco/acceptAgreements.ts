import { ok, refused } from "../calls/answer"
import type { CallContext } from "../calls/context"
import { type AgreementGroup, declarationsOf, documentsOf } from "./agreementDocuments"
import type { AcoHandler } from "./handler"
import { isAtLeast, moveForward } from "./returnPoints"

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
  const returnPoint =
    accepted.group === "TWO"
      ? await moveForward(context.work, application, "AFTER_ALL_AGREEMENTS")
      : application.return_point
  return ok({ returnPoint })
}

function coversAllDocuments({ group, documents }: Accepted, currentVersion: string): boolean {
  return documentsOf(group, currentVersion).every(({ documentId, version, mustOpen }) => {
    const sent = documents.find((document) => document.documentId === documentId)
    return sent === undefined ? !mustOpen : sent.version === version
  })
}

async function hasAcceptedOne({ work, space }: CallContext, applicationId: string): Promise<boolean> {
  const row = await work
    .selectFrom("acceptance")
    .select("at")
    .where("application_id", "=", applicationId)
    .where("agreement_group", "=", "ONE")
    .where("document_version", "=", space.settings.agreementVersion)
    .executeTakeFirst()
  return row !== undefined
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
