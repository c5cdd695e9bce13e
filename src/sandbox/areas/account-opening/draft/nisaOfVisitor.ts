import type { TenantContext } from "../../../engine"
import type { Draft } from "../forms/formRules"
import type { ApplicantContext } from "../handleApplicant"

/** What somebody without a login has saved about a NISA account, as the calls of the NISA forms name it. */
export type VisitorNisa = Readonly<Record<string, string | number>>

declare module "../../../engine/areas/hooks" {
  interface AreaHooks {
    /** The newest that was saved on a device, while it is kept; null where there is nothing. */
    nisaOfVisitor(context: TenantContext, device: string): Promise<VisitorNisa | null>
  }
}

/**
 * Whoever says for the first time that a NISA account is to be opened is not asked again what was saved on the device before
 * there was an application. Answers of the application stay as they are.
 */
export async function withNisaOfVisitor(context: ApplicantContext, before: Draft, draft: Draft): Promise<Draft> {
  const { device } = context.caller
  const isFirst = before["nisaChoice"] === undefined && draft["nisaChoice"] === "OPEN"
  if (!isFirst || device === null || draft["otherNisaAccount"] !== undefined) return draft
  const found = await Promise.all(context.hooks("nisaOfVisitor").map((read) => read(context, device)))
  return found.reduce<Draft>((rest, given) => ({ ...answersOf(given), ...rest }), draft)
}

/** Only what both ask in the same sense: the rest of it stands on a notice that is handed in later. */
function answersOf(given: VisitorNisa | null): Draft {
  const notice = { abolitionNoticeStatus: "HAVE" }
  switch (given?.["APPLY_TYPE"]) {
    case 1:
      return given["OTHER_ACCOUNT_CD"] === 2 ? { otherNisaAccount: "UNKNOWN" } : { otherNisaAccount: "NONE" }
    case 2:
      return { otherNisaAccount: "HAS_ACCOUNT", otherNisaInstitution: given["ISSUER_NM"], ...notice }
    case 3:
      return { otherNisaAccount: "CLOSED", ...notice }
    default:
      return {}
  }
}
