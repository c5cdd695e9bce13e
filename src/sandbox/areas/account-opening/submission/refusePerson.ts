import { type Refusal, refused } from "../../../engine"
import { isKnownPerson } from "../application/duplicates"
import { without } from "../draft/draftValues"
import { saveDraft } from "../draft/saveSection"
import { parentalFields } from "../draft/sections"
import { ageOf } from "../draft/shownDraft"
import type { ApplicantContext } from "../handleApplicant"
import type { Application } from "../tables"

const adultAge = 18
const leastAge = 15

/** Whether a parent can agree to it. */
export const isMinorWhoMayApply = (age: number, { tenant }: ApplicantContext): boolean =>
  age >= leastAge && age < adultAge && tenant.settings.acceptsMinors !== false

const tooYoung = {
  kind: "refused",
  code: "ekyc_under_age",
  sheet: {
    title: "お申込みいただけません",
    subtitle: "18歳以上の方のみお申込みいただけます。",
    button_list: [{ label: "閉じる", action_type: "DELETE_JPKI_AND_CLOSE_WEBVIEW", button_type: "primary" }],
  },
} as const

/** Who is too young, whose parent said no, and who is a customer already. */
export async function refusePerson(context: ApplicantContext, { draft }: Application): Promise<Refusal | undefined> {
  const age = ageOf(draft, context.now) ?? 0
  if (age < leastAge) return refused("ekyc_under_age")
  if (age < adultAge && !isMinorWhoMayApply(age, context)) return tooYoung
  if (age < adultAge && draft["parentalConsentStatus"] === "REFUSED") return refused("parental_consent_rejected")
  return (await isKnownPerson(context, draft)) ? refused("duplicate_customer") : undefined
}

/** Somebody who turned 18 meanwhile is an adult: nobody has to agree any more. */
export async function forgetParent(context: ApplicantContext, application: Application): Promise<Application> {
  const isAdult = (ageOf(application.draft, context.now) ?? 0) >= adultAge
  return isAdult ? saveDraft(context, application, without(application.draft, parentalFields)) : application
}
