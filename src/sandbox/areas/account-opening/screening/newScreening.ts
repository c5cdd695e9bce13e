import { toJapanDate } from "../../../../domain/japanTime"
import { type TenantContext, datetime, japanMoment, nextBusinessDay } from "../../../engine"
import type { Application } from "../tables"
import type { Screening } from "../tables"
import type { nisaPlan } from "../draft/nisaPlan"
import { listOf } from "../draft/draftValues"

/** Nationalities that somebody of the back office looks at. */
const reviewedNationalities = ["IR", "KP", "MM", "RU"]

/** Decided on the second business day after a day, at ten. */
export const decisionTime = (from: Date): Date =>
  japanMoment(nextBusinessDay(nextBusinessDay(toJapanDate(from.getTime()))), "10:00:00")

type Nisa = Pick<Screening, "nisaApplicationType" | "nisaTargetYear" | "nisaStatus" | "noticeDueDate" | "notice">

/** `screening` is the one before, where the identification was repeated. */
export function newScreening(
  { tenant, now }: Pick<TenantContext, "tenant" | "now">,
  { draft, screening }: Pick<Application, "draft"> & Partial<Pick<Application, "screening">>,
  plan: ReturnType<typeof nisaPlan>,
): Screening {
  return {
    decision: tenant.settings.decision,
    decidesAt: datetime(decisionTime(now)),
    ...(previousNisa(screening, plan) ?? newNisa(plan, now)),
    flags: flagsOf(draft),
  }
}

function newNisa({ nisaApplicationType = "NONE", nisaTargetYear }: ReturnType<typeof nisaPlan>, now: Date): Nisa {
  const needsNotice = nisaApplicationType === "TRANSFER" || nisaApplicationType === "REOPEN"
  return {
    nisaApplicationType,
    ...(nisaTargetYear === undefined ? {} : { nisaTargetYear }),
    nisaStatus: needsNotice ? "WAITING_NOTICE" : nisaApplicationType === "NEW" ? "REQUESTED" : "NONE",
    ...(needsNotice ? { noticeDueDate: endOfMonthAfterNext(now) } : {}),
  }
}

/** A notice that was handed in counts as long as it is for the same application and year. */
function previousNisa(before: Screening | null | undefined, plan: ReturnType<typeof nisaPlan>): Nisa | undefined {
  const { nisaApplicationType = "NONE", nisaTargetYear } = plan
  if (before?.nisaApplicationType !== nisaApplicationType || before.nisaTargetYear !== nisaTargetYear) return undefined
  const { nisaStatus, noticeDueDate, notice } = before
  return {
    nisaApplicationType,
    ...(nisaTargetYear === undefined ? {} : { nisaTargetYear }),
    nisaStatus,
    ...(noticeDueDate === undefined ? {} : { noticeDueDate }),
    ...(notice === undefined ? {} : { notice }),
  }
}

function endOfMonthAfterNext(now: Date): string {
  const [year = 0, month = 0] = toJapanDate(now.getTime()).split("-").map(Number)
  return new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10)
}

/** What somebody has to look at before the decision. */
function flagsOf(draft: Application["draft"]): readonly string[] {
  const isReviewed = listOf(draft, "foreignNationalities").some((code) => reviewedNationalities.includes(String(code)))
  const isUnlikely =
    draft["investmentPolicy"] === "PRINCIPAL" &&
    draft["investmentHorizon"] === "UNDER_1Y" &&
    draft["financialAssets"] === "UNDER_1M"
  return [
    ...(isReviewed ? ["nationality_review_required"] : []),
    ...(isUnlikely ? ["suitability_review_required"] : []),
    ...(draft["addressMatch"] === "SIMILAR" ? ["address_review_required"] : []),
    ...(draft["nameSubstituted"] === true ? ["name_review_required"] : []),
  ]
}
