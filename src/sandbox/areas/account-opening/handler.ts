import type { Answer } from "../../engine/calls/answer"
import type { CallContext, Input } from "../../engine/calls/context"
import type { Applicant } from "./application/applicant"
import type { FormRules } from "./forms/formRules"

export interface AcoContext extends CallContext {
  /** Rules and order of the screens. */
  readonly forms: FormRules
}

/** Runs inside one transaction that holds the application's row. The input has passed the schema of its call. */
export type AcoHandler = (input: Input, context: AcoContext, applicant: Applicant) => Promise<Answer>
