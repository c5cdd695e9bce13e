import { toJapanDate } from "../../../../domain/japanTime"
import type { Draft } from "../forms/formRules"

export type NisaType = "NONE" | "NEW" | "TRANSFER" | "REOPEN"

const typeByAccount: Readonly<Record<string, NisaType>> = {
  NONE: "NEW",
  UNKNOWN: "NEW",
  HAS_ACCOUNT: "TRANSFER",
  CLOSED: "REOPEN",
}

/** From October on an institution can be changed for the next year only. */
const isFromOctober = (now: Date) => toJapanDate(now.getTime()).slice(5) >= "10-01"

export interface NisaPlan {
  readonly nisaApplicationType?: NisaType
  readonly nisaTargetYear?: number
}

/** In the draft from the confirmation of STEP 2 on, until the customer comes back to that step. */
export const planFields: readonly string[] = ["nisaApplicationType", "nisaTargetYear"]

/** Kind and year of the NISA application on a day; nothing until the answers say. */
export function nisaPlan(draft: Draft, now: Date): NisaPlan {
  if (draft["nisaChoice"] === "NOT_OPEN") return { nisaApplicationType: "NONE" }
  const nisaApplicationType = typeByAccount[String(draft["otherNisaAccount"])]
  if (draft["nisaChoice"] !== "OPEN" || nisaApplicationType === undefined) return {}
  const year = Number(toJapanDate(now.getTime()).slice(0, 4))
  const isNextYear = nisaApplicationType !== "NEW" && (isFromOctober(now) || draft["tradedNisaThisYear"] === "YES")
  return { nisaApplicationType, nisaTargetYear: isNextYear ? year + 1 : year }
}

/** Whether what was confirmed is also what would be applied for now. */
export function isPlanUnchanged(draft: Draft, now: Date): boolean {
  const { nisaApplicationType, nisaTargetYear } = nisaPlan(draft, now)
  return draft["nisaApplicationType"] === nisaApplicationType && draft["nisaTargetYear"] === nisaTargetYear
}

/** Who bought something in another NISA account this year cannot move it before October. */
export const isTransferTooEarly = (draft: Draft, now: Date): boolean =>
  draft["nisaChoice"] === "OPEN" &&
  draft["otherNisaAccount"] === "HAS_ACCOUNT" &&
  draft["tradedNisaThisYear"] === "YES" &&
  !isFromOctober(now)
