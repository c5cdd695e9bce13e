import type { Draft, FormRules, Situation } from "../forms/formRules"
import { listOf, without } from "./draftValues"

const periodFields = [
  "residencePeriodKind",
  "residenceRenewalApplied",
  "residentSixMonths",
  "worksInJapan",
  "residenceExpireDate",
  "documentExpireDate",
]

interface Normalising {
  readonly before: Draft
  readonly forms: FormRules
  /** The situation that a draft gives. */
  situationOf(draft: Draft): Situation
}

/** The draft after a save: derived fields are set, and answers that nothing asks for any more are gone. */
export function normaliseDraft(saved: Draft, normalising: Normalising): Draft {
  const { before, forms } = normalising
  const otherNisaFields = forms.saved.find(({ screen }) => screen === "nisa_account_confirm")?.fields ?? []
  const isOtherDocument =
    before["foreignDocumentType"] !== undefined && before["foreignDocumentType"] !== saved["foreignDocumentType"]
  const isOtherJob = before["jobCategory"] === "PUBLIC_SERVANT" && saved["jobCategory"] !== "PUBLIC_SERVANT"
  const cleared = without(saved, [
    ...(isOtherDocument ? periodFields : []),
    ...(saved["nisaChoice"] === "NOT_OPEN" ? otherNisaFields : []),
    ...(isOtherJob ? ["jobType"] : []),
  ])
  const derived = { ...cleared, ...namesOf(cleared) }
  const pruned = withoutUnasked(derived, normalising)
  return {
    ...pruned,
    ...(pruned["jobCategory"] === "PUBLIC_SERVANT" ? { jobType: "PUBLIC" } : {}),
    ...(pruned["taxAccountChoice"] === undefined ? {} : { dividendReceiptMethod: "PROPORTIONAL" }),
  }
}

function namesOf(draft: Draft): Draft {
  if (draft["otherNameKinds"] === undefined) return {}
  const kinds = listOf(draft, "otherNameKinds")
  return { hasFormerName: kinds.includes("FORMER_NAME"), hasOtherName: kinds.includes("OTHER_NAME") }
}

/** Goes through the screens in their order, so that what one takes away is gone for the next. */
function withoutUnasked(draft: Draft, { forms, situationOf }: Normalising): Draft {
  return forms.saved.reduce((rest, { screen, fields }) => {
    if (!fields.some((field) => field in rest)) return rest
    const situation = situationOf(rest)
    if (!forms.isOnPath(screen, situation)) return without(rest, fields)
    const hidden = forms.validate(screen, rest, situation)?.hidden
    return hidden === undefined
      ? rest
      : without(
          rest,
          fields.filter((field) => hidden.has(field)),
        )
  }, draft)
}
