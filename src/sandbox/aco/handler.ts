import type { Answer } from "../calls/answer"
import type { CallContext, Input } from "../calls/context"
import type { Applicant } from "./applicant"

/** Runs inside one transaction that holds the application's row. The input has passed the schema of its call. */
export type AcoHandler = (input: Input, context: CallContext, applicant: Applicant) => Promise<Answer>
