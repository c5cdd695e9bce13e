import type { RefusalCode } from "../../../../contracts/codes"
import type { Application, EkycSession } from "../tables"
import { isKnownNumber } from "../application/duplicates"
import type { ApplicantContext } from "../handleApplicant"
import { textOf } from "../draft/draftValues"
import type { Draft } from "../forms/formRules"
import { moveForward } from "../application/returnPoints"
import { findOutcome, type Outcome } from "./outcomes"
import { readFrom } from "./readFrom"
import { type CardHolder, cardHolders, findCardHolder } from "./people"

/** Takes in what the contractor has sent by now. Gives the application as it stands afterwards. */
export async function finishReadings(context: ApplicantContext, application: Application): Promise<Application> {
  const { trx, now } = context
  const session = await trx
    .selectFrom("ekyc_session")
    .selectAll()
    .where("application_id", "=", application.id)
    .where("status", "=", "PENDING")
    .where("outcome", "is not", null)
    .where("reported_at", "<=", now)
    .executeTakeFirst()
  const outcome = session && outcomeOf(session)
  if (session === undefined || outcome === undefined) return application
  const refusal = outcome.status === "SUCCEEDED" ? await refusalOf(context, application, session) : undefined
  await recordResult(context, session, outcome, refusal)
  return outcome.status === "SUCCEEDED" && refusal === undefined ? takeIn(context, application, session) : application
}

const holderOf = ({ person }: EkycSession): CardHolder | undefined => findCardHolder(person) ?? cardHolders[0]

/** Who has no residence document holds another card to the phone. */
function outcomeOf(session: EkycSession): Outcome | undefined {
  const { purpose, outcome } = session
  const isOtherCard = purpose === "RESIDENCE" && holderOf(session)?.residenceDocument === undefined
  return findOutcome(isOtherCard && outcome === "SUCCEEDED" ? "WRONG_CARD" : outcome, purpose)
}

async function recordResult(
  { trx }: ApplicantContext,
  { id }: EkycSession,
  { status, failureReason, refusal }: Outcome,
  found: RefusalCode | undefined,
): Promise<void> {
  await trx
    .updateTable("ekyc_session")
    .set({
      status: found === undefined ? status : "REJECTED",
      failure_reason: failureReason ?? null,
      refusal: found ?? refusal ?? null,
    })
    .where("id", "=", id)
    .execute()
}

/** A card can be read well and still not do. */
async function refusalOf(
  context: ApplicantContext,
  { draft }: Application,
  session: EkycSession,
): Promise<RefusalCode | undefined> {
  const holder = holderOf(session)
  if (holder === undefined) return undefined
  if (session.purpose === "PRIMARY") return (await isKnownNumber(context, holder.id)) ? "duplicate_customer" : undefined
  const isSamePerson = holder.name === textOf(draft, "identityName") && holder.birthDate === textOf(draft, "birthDate")
  return isSamePerson && isAsTyped(holder, draft) ? undefined : "residence_card_mismatch"
}

/** The document is of the kind that was chosen, and its dates are those that were typed. */
const isAsTyped = ({ residenceDocument: read }: CardHolder, draft: Draft): boolean =>
  read?.type === draft["foreignDocumentType"] &&
  read?.residenceExpireDate === draft["residenceExpireDate"] &&
  read?.documentExpireDate === draft["documentExpireDate"]

async function takeIn({ trx }: ApplicantContext, application: Application, session: EkycSession): Promise<Application> {
  const holder = holderOf(session)
  if (holder === undefined) return application
  const isPrimary = session.purpose === "PRIMARY"
  const read = isPrimary
    ? { individualNumberStatus: "COLLECTED", ...readFrom(holder) }
    : { residenceCardNumber: holder.residenceDocument?.number }
  const saved = await trx
    .updateTable("application")
    .set({ draft: JSON.stringify({ ...application.draft, ...read }), draft_version: application.draft_version + 1 })
    .where("id", "=", application.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const return_point = await moveForward(trx, saved, isPrimary ? "AFTER_LIQUID_1" : "AFTER_LIQUID_2")
  return { ...saved, return_point }
}
