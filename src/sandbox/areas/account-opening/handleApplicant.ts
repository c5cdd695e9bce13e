import type { AcoCalls } from "../../../contracts/aco"
import type { Answer, CallContext, Handler } from "../../engine"
import type { Applicant } from "./application/applicant"
import type { RequestOf, ResponseOf } from "./calls"
import type { FormRules } from "./forms/formRules"

/** What a handler gets for an applicant, whose application is locked until the call is over. */
export interface ApplicantContext extends CallContext, Applicant {
  /** Rules and order of the screens. */
  readonly forms: FormRules
  /** Whose rules these are; undefined where there are no releases. */
  readonly release: string | undefined
}

/** The rule of a call of account opening, typed by its call document. */
export const handleApplicant = <Call extends keyof AcoCalls>(
  call: Call,
  run: (input: RequestOf<Call>, context: ApplicantContext) => Promise<Answer<ResponseOf<Call>>>,
): Handler => ({ call, run })
