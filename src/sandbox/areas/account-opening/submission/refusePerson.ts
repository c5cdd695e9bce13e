import { type Refusal, refused } from "../../../engine"
import { isKnownPerson } from "../application/duplicates"
import { without } from "../draft/draftValues"
import { saveDraft } from "../draft/saveSection"
import { parentalFields } from "../draft/sections"
import { ageOf } from "../draft/shownDraft"
import type { ApplicantContext } from "../handleApplicant"
import type { Application } from "../tables"

/** Who is too young, whose parent said no, and who is a customer already. */
export async function refusePerson(context: ApplicantContext, { draft }: Application): Promise<Refusal | undefined> {
  const age = ageOf(draft, context.now) ?? 0
  if (age < 15) return refused("ekyc_under_age")
  if (age < 18 && draft["parentalConsentStatus"] === "REFUSED") return refused("parental_consent_rejected")
  return (await isKnownPerson(context, draft)) ? refused("duplicate_customer") : undefined
}

/** Somebody who turned 18 meanwhile is an adult: nobody has to agree any more. */
export async function forgetParent(context: ApplicantContext, application: Application): Promise<Application> {
  const isAdult = (ageOf(application.draft, context.now) ?? 0) >= 18
  return isAdult ? saveDraft(context, application, without(application.draft, parentalFields)) : application
}
